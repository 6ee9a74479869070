import { call, isApiError } from '#platform/web/api/index';
import { type BulkChange, type BulkResult, bulkLimit, taskEndpoints } from '../../../contract/index.ts';

export type Progress = { done: number; total: number };

export type ManyResult = BulkResult & {
  /** Deleted since they were selected, or no longer in scope. */
  gone: number;
  /** Not changed because a call failed. */
  untried: number;
  error?: unknown;
};

const none: ManyResult = { done: [], failed: [], gone: 0, untried: 0 };

const sum = (one: ManyResult, other: ManyResult): ManyResult => ({
  done: [...one.done, ...other.done],
  failed: [...one.failed, ...other.failed],
  gone: one.gone + other.gone,
  untried: one.untried + other.untried,
  error: one.error ?? other.error,
});

/** A call with a task out of scope changes nothing. Splitting it in halves finds the tasks that are gone. */
const changeSome = async (ids: readonly number[], change: BulkChange): Promise<ManyResult> => {
  if (ids.length === 0) return none;
  try {
    return { ...none, ...(await call(taskEndpoints.changeTasks, { body: { ids: [...ids], change } })) };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422 || !error.fields.ids) {
      return { ...none, untried: ids.length, error };
    }
    if (ids.length === 1) return { ...none, gone: 1 };
    const middle = Math.ceil(ids.length / 2);
    const first = await changeSome(ids.slice(0, middle), change);
    if (first.error !== undefined) return sum(first, { ...none, untried: ids.length - middle });
    return sum(first, await changeSome(ids.slice(middle), change));
  }
};

/** Applies the change to any number of tasks, in calls of limited size. */
export const changeMany = async (
  ids: readonly number[],
  change: BulkChange,
  onProgress: (progress: Progress) => void,
): Promise<ManyResult> => {
  let result = none;
  for (let at = 0; at < ids.length; at += bulkLimit) {
    onProgress({ done: at, total: ids.length });
    result = sum(result, await changeSome(ids.slice(at, at + bulkLimit), change));
    if (result.error !== undefined) {
      return { ...result, untried: result.untried + Math.max(0, ids.length - at - bulkLimit) };
    }
  }
  return result;
};
