import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseDown } from './sqlstate.ts';

/** Repeats work that a lost database interrupts, until it succeeds or `signal` aborts. Other failures are thrown. */
export const outlastOutages = async (work: () => Promise<void>, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
    await pause(200, undefined, { signal }).catch(() => undefined);
  }
};
