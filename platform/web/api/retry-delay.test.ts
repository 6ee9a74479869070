import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { retryDelay } from './retry-delay.ts';

describe('the pause after a try', () => {
  it.each([
    [1, 0.5, 2000],
    [2, 0.5, 4000],
    [4, 0, 12_000],
    [6, 0.5, 60_000],
    [40, 1, 75_000],
  ])('%i tries, chance %f', (attempts, chance, milliseconds) => {
    expect(retryDelay(attempts, undefined, chance)).toBe(milliseconds);
  });

  it('is never shorter than what the server asks for', () => {
    const busy = new ApiError(429, { code: 'too_many', payload: { details: { seconds: 90 } } }, '');
    expect(retryDelay(1, busy, 0.5)).toBe(90_000);
  });
});
