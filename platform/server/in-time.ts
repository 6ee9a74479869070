import { Problem } from '#platform/contract/errors';

/** 503: what was asked for did not come in time, or something that the server needs does not answer. */
export const unavailable = (code = 'unavailable', cause?: unknown): Problem =>
  Object.assign(new Problem(503, { code }), cause === undefined ? {} : { cause });

/** Fails with 503 when the work takes longer than these milliseconds. `signal` tells the work to stop; nobody waits for work
 * that cannot. `given` ends it earlier, with its own reason. */
export const inTime = async <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  outerSignal?: AbortSignal,
): Promise<T> => {
  outerSignal?.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(unavailable()), milliseconds);
  const signal = outerSignal ? AbortSignal.any([late.signal, outerSignal]) : late.signal;
  const ended = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => ended.reject(signal.reason), { once: true });
  try {
    return await Promise.race([work(signal), ended.promise]);
  } finally {
    clearTimeout(timer);
  }
};
