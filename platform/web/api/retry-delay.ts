import { ApiError } from './api-error.ts';

const shortest = 2000;
const longest = 60_000;

/** Milliseconds until the next try. `chance` (0 to 1) spreads the tries of a crew that is back online at the same
 * time. */
export const retryDelay = (attempts: number, error: unknown, chance = Math.random()): number => {
  const asked = error instanceof ApiError ? (error.details as { seconds?: number } | undefined)?.seconds : 0;
  const wait = Math.min(longest, shortest * 2 ** Math.min(attempts - 1, 10)) * (0.75 + chance / 2);
  return Math.max(wait, (asked ?? 0) * 1000);
};
