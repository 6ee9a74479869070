export type Change = { kind: 'change'; entity: string; id: number; eventId: number };

/** Maximum number of changes that are kept. A tab starts to follow some seconds after it was opened, so few are needed. */
const max = 500;

/** The last changes, for tabs that start to follow later. `add` returns whether the change is new. `since` is in milliseconds
 * since 1970. */
export const recentChanges = () => {
  const heard = new Map<number, { change: Change; at: number }>();
  return {
    add: (change: Change, at = Date.now()): boolean => {
      if (heard.has(change.eventId)) return false;
      heard.set(change.eventId, { change, at });
      const [oldest] = heard.keys();
      if (heard.size > max && oldest !== undefined) heard.delete(oldest);
      return true;
    },
    since: (moment: number): Change[] =>
      [...heard.values()].flatMap(({ change, at }) => (at >= moment ? [change] : [])),
  };
};
