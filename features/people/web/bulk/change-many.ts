import type { PeopleOutcome } from '../../contract/index.ts';

export type ManyResult = PeopleOutcome & {
  /** Number of people who were not changed because a call failed. */
  untried: number;
  error?: unknown;
};

export type Progress = { done: number; total: number };

/** Takes the same step for any number of people, in calls of limited size. Throws when the first call is refused, because
 * nothing was changed then. */
export const changeMany = async (
  ids: readonly number[],
  perCall: number,
  send: (ids: number[]) => Promise<PeopleOutcome>,
  onProgress: (progress: Progress) => void,
): Promise<ManyResult> => {
  const result: ManyResult = { done: [], failed: [], untried: 0 };
  for (let at = 0; at < ids.length; at += perCall) {
    onProgress({ done: at, total: ids.length });
    try {
      const { done, failed } = await send(ids.slice(at, at + perCall));
      result.done.push(...done);
      result.failed.push(...failed);
    } catch (error) {
      if (at === 0) throw error;
      return { ...result, untried: ids.length - at, error };
    }
  }
  return result;
};
