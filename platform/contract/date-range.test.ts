import { expect, it } from 'vitest';
import { daysIn, presetRange, rangeBefore } from './date-range.ts';

it.each([
  ['this_month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['past_3_months', '2026-11-21', '2026-08-22', '2026-11-21'],
  ['past_3_months', '2026-05-31', '2026-03-01', '2026-05-31'],
  ['past_6_months', '2026-08-31', '2026-03-01', '2026-08-31'],
] as const)('%s on %s is %s to %s', (name, today, from, to) => {
  expect(presetRange(name, today)).toEqual({ from, to });
});

it.each([
  ['2026-11-01', '2026-11-30', 30, '2026-10-02', '2026-10-31'],
  ['2026-11-21', '2026-11-21', 1, '2026-11-20', '2026-11-20'],
  ['2026-01-01', '2026-12-31', 365, '2025-01-01', '2025-12-31'],
])('%s to %s are %i days, after %s to %s', (from, to, days, before, end) => {
  expect(daysIn({ from, to })).toBe(days);
  expect(rangeBefore({ from, to })).toEqual({ from: before, to: end });
});
