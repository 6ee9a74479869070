import { call } from '#platform/web/api/index';
import { type BulkChange, type BulkResult, bulkLimit, taskEndpoints } from '../../contract/index.ts';

export type Progress = { done: number; total: number };

/** The change to any number of tasks, a call's worth at a time. `untried` are those that a failed call left out. */
export const changeMany = async (
  ids: readonly number[],
  change: BulkChange,
  onProgress: (progress: Progress) => void,
): Promise<BulkResult & { untried: number; error?: unknown }> => {
  const result: BulkResult = { done: [], failed: [] };
  for (let at = 0; at < ids.length; at += bulkLimit) {
    onProgress({ done: at, total: ids.length });
    try {
      const part = await call(taskEndpoints.changeTasks, {
        body: { ids: ids.slice(at, at + bulkLimit), change },
      });
      result.done.push(...part.done);
      result.failed.push(...part.failed);
    } catch (error) {
      return { ...result, untried: ids.length - at, error };
    }
  }
  return { ...result, untried: 0 };
};
