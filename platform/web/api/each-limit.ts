/** Does the work for each item, at most `limit` of them at the same time. The first failure ends it. */
export const eachLimit = async <T>(
  all: readonly T[],
  limit: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: limit }, next));
};
