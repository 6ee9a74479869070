import { expect, it } from 'vitest';
import type { PricingLine } from '../lines.ts';
import { escalate } from '../lines.ts';

const line = (amount: number): PricingLine => ({ type: 'labor', amount, period: 'month', note: 'Nights' });

it.each([
  [27_000, 3, 27_810],
  [0.5, 1, 0.51],
  [0.49, 1, 0.49],
  [33.33, 2.5, 34.16],
  [1005, 0.05, 1005.5],
  [9_999_999.99, 0, 9_999_999.99],
  [100, 100, 200],
])('raises %d by %d %% to %d', (amount, percent, raised) => {
  expect(escalate([line(amount)], percent)).toEqual([{ ...line(amount), amount: raised }]);
});
