import { expect, it } from 'vitest';
import { monthsOf } from './months-of.ts';

it('has the months of a range, the first and the last as far as it goes', () => {
  expect(monthsOf({ from: '2026-11-16', to: '2027-02-15' })).toEqual([
    { from: '2026-11-16', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2027-02-01', to: '2027-02-15' },
  ]);
  expect(monthsOf({ from: '2028-02-29', to: '2028-02-29' })).toEqual([
    { from: '2028-02-29', to: '2028-02-29' },
  ]);
});
