import { expect, it } from 'vitest';
import type { BillbackLine, CreditLine, PricingLine } from '../lines.ts';
import { escalate, escalateBillbacks, escalateCredits } from '../lines.ts';

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

const credit = (method: CreditLine['method'], rate: number): CreditLine => ({
  type: 'Vacancy',
  method,
  rate,
  sqft: null,
  base: 'all',
  from: null,
  to: null,
});

it.each([
  ['per_sqft', 0.098, 0.1009],
  ['fixed', 99.99, 102.99],
  ['percent', 3, 3],
] as const)('raises a credit %s of %d by 3 %% to %d', (method, rate, raised) => {
  expect(escalateCredits([credit(method, rate)], 3)).toEqual([credit(method, raised)]);
});

const billback = (markup_type: BillbackLine['markup_type'], cost: number, markup: number): BillbackLine => ({
  type: 'supply',
  cost,
  markup_type,
  markup,
  period: 'month',
});

it('raises what is billed back: its cost, and a mark-up in dollars', () => {
  expect(escalateBillbacks([billback('percentage', 1240, 10), billback('fixed', 1800, 100)], 3)).toEqual([
    billback('percentage', 1277.2, 10),
    billback('fixed', 1854, 103),
  ]);
});
