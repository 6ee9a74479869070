import { expect, it } from 'vitest';
import { coarseDistance } from './begun-distance.ts';

it.each([
  [0, 0],
  [200, 0],
  [240, 200],
  [999, 1000],
  [1499, 1000],
  [15_600, 16_000],
  [99_000_000, 20_100_000],
])('%i m is kept as %i', (meters, kept) => {
  expect(coarseDistance(meters)).toBe(kept);
});
