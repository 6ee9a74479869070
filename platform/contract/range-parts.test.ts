import { expect, it } from 'vitest';
import { monthsOf, weeksOf } from './range-parts.ts';

it('cuts weeks after Saturday', () => {
  // 2026-11-21 is a Saturday.
  expect(weeksOf({ from: '2026-11-20', to: '2026-11-30' })).toEqual([
    { from: '2026-11-20', to: '2026-11-21' },
    { from: '2026-11-22', to: '2026-11-28' },
    { from: '2026-11-29', to: '2026-11-30' },
  ]);
  expect(weeksOf({ from: '2026-11-22', to: '2026-11-22' })).toEqual([
    { from: '2026-11-22', to: '2026-11-22' },
  ]);
});

it('cuts months at their ends, in leap years too', () => {
  expect(monthsOf({ from: '2028-01-31', to: '2028-03-01' })).toEqual([
    { from: '2028-01-31', to: '2028-01-31' },
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-01' },
  ]);
});
