/** Does the work for each, at most `most` at once. One failure ends it. */
export const inTurns = async <T>(
  most: number,
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: most }, next));
};
