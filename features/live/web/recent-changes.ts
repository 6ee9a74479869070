export type Change = { kind: 'change'; entity: string; id: number; eventId: number };

/** A tab follows some seconds after it was opened; more only when it begins late. */
const most = 500;

/** The changes heard last, for tabs that begin to follow later. `add` answers whether the change is news. `since` is in
 * milliseconds of the epoch. */
export const recentChanges = () => {
  const heard = new Map<number, { change: Change; at: number }>();
  return {
    add: (change: Change, at = Date.now()): boolean => {
      if (heard.has(change.eventId)) return false;
      heard.set(change.eventId, { change, at });
      const [oldest] = heard.keys();
      if (heard.size > most && oldest !== undefined) heard.delete(oldest);
      return true;
    },
    since: (moment: number): Change[] =>
      [...heard.values()].flatMap(({ change, at }) => (at >= moment ? [change] : [])),
  };
};
