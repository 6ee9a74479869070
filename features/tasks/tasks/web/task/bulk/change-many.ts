import { call, isApiError } from '#platform/web/api/index';
import { type BulkChange, type BulkResult, bulkLimit, taskEndpoints } from '../../../contract/index.ts';

export type Progress = { done: number; total: number };

export type ManyResult = BulkResult & {
  /** Deleted since they were selected, or no longer in scope. */
  gone: number;
  /** Of a call that failed, which may have changed them all the same, and of those not made after it. */
  unconfirmed: readonly number[];
  error?: unknown;
};

const none: ManyResult = { done: [], failed: [], gone: 0, unconfirmed: [] };

const sum = (one: ManyResult, other: ManyResult): ManyResult => ({
  done: [...one.done, ...other.done],
  failed: [...one.failed, ...other.failed],
  gone: one.gone + other.gone,
  unconfirmed: [...one.unconfirmed, ...other.unconfirmed],
  error: one.error ?? other.error,
});

/** A call with a task out of scope changes nothing. Splitting it in halves finds the tasks that are gone. */
const changeSome = async (ids: readonly number[], change: BulkChange): Promise<ManyResult> => {
  if (ids.length === 0) return none;
  try {
    return { ...none, ...(await call(taskEndpoints.changeTasks, { body: { ids: [...ids], change } })) };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422 || !error.fields.ids) {
      return { ...none, unconfirmed: ids, error };
    }
    if (ids.length === 1) return { ...none, gone: 1 };
    const middle = Math.ceil(ids.length / 2);
    const first = await changeSome(ids.slice(0, middle), change);
    if (first.error !== undefined) return sum(first, { ...none, unconfirmed: ids.slice(middle) });
    return sum(first, await changeSome(ids.slice(middle), change));
  }
};

/** The tasks that the change has not reached, so that it can be tried again. */
export const leftOf = ({ failed, unconfirmed }: ManyResult): number[] => [
  ...failed.map(({ id }) => id),
  ...unconfirmed,
];

/** Applies the change to any number of tasks, in calls of limited size. Throws when the first call fails, so that the input
 * can be corrected. */
export const changeMany = async (
  ids: readonly number[],
  change: BulkChange,
  onProgress: (progress: Progress) => void,
): Promise<ManyResult> => {
  let result = none;
  for (let at = 0; at < ids.length; at += bulkLimit) {
    onProgress({ done: at, total: ids.length });
    result = sum(result, await changeSome(ids.slice(at, at + bulkLimit), change));
    if (result.error === undefined) continue;
    if (result.unconfirmed.length === Math.min(ids.length, bulkLimit) && at === 0) throw result.error;
    return sum(result, { ...none, unconfirmed: ids.slice(at + bulkLimit) });
  }
  return result;
};
