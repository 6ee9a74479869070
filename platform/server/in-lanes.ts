/** Runs at most so many at once; the others wait in the order they came. */
export const inLanes = (lanes: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let free = lanes;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
