import { inTime } from './in-time.ts';

type Limited = <T>(work: (signal: AbortSignal) => Promise<T>, outerSignal?: AbortSignal) => Promise<T>;

/** Runs at most `limit` pieces of work at once, each for at most `longest` milliseconds: work that hangs fails with 503 and
 * leaves its place to the next. The others wait in the order they came. `given` ends the waiting and the work. */
export const limitConcurrency = (limit: number, longest = 60_000): Limited => {
  let free = limit;
  const waiting = new Set<() => void>();

  const getPlace = async (outerSignal: AbortSignal | undefined): Promise<void> => {
    outerSignal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      if (waiting.delete(turn.resolve)) turn.reject(outerSignal?.reason);
    };
    waiting.add(turn.resolve);
    outerSignal?.addEventListener('abort', leave, { once: true });
    await turn.promise;
    outerSignal?.removeEventListener('abort', leave);
  };

  const leavePlace = (): void => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work, outerSignal) => {
    await getPlace(outerSignal);
    try {
      return await inTime(longest, work, outerSignal);
    } finally {
      leavePlace();
    }
  };
};
