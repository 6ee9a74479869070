/** Limits of one round, which comes back every quarter of an hour. */
const max = { batches: 1000, milliseconds: 10 * 60_000 };

/** Repeats a batch until it has nothing more to do. False when there is more than one round takes, or a batch that never gets
 * less: what is left waits for the next round. */
export const untilDone = async (
  batch: () => Promise<number>,
  { batches, milliseconds }: typeof max = max,
): Promise<boolean> => {
  const end = performance.now() + milliseconds;
  for (let done = 0; done < batches && performance.now() < end; done += 1)
    if ((await batch()) === 0) return true;
  return false;
};
