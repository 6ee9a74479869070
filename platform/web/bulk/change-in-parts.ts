import type { BulkOutcome } from '#platform/contract/bulk-outcome';

export type PartsResult = BulkOutcome & {
  /** Of a call that failed, which may have changed them all the same, and of those not made after it. */
  unconfirmed: readonly number[];
  error?: unknown;
};

export type Progress = { done: number; total: number };

/** The records that the step has not reached, so that it can be tried again. */
export const leftOf = ({ failed, unconfirmed }: PartsResult): number[] => [
  ...failed.map(({ id }) => id),
  ...unconfirmed,
];

/** Takes the same step for any number of records, in calls of limited size. Throws when the first call is refused, because
 * nothing was changed then. */
export const changeInParts = async (
  ids: readonly number[],
  perCall: number,
  send: (ids: number[]) => Promise<BulkOutcome>,
  onProgress: (progress: Progress) => void,
): Promise<PartsResult> => {
  const result: PartsResult = { done: [], failed: [], unconfirmed: [] };
  for (let at = 0; at < ids.length; at += perCall) {
    onProgress({ done: at, total: ids.length });
    try {
      const { done, failed } = await send(ids.slice(at, at + perCall));
      result.done.push(...done);
      result.failed.push(...failed);
    } catch (error) {
      if (at === 0) throw error;
      return { ...result, unconfirmed: ids.slice(at), error };
    }
  }
  return result;
};
