import { expect, it } from 'vitest';
import { basisOf, newBudget } from './budget-values.ts';

const values = newBudget({
  service: { type: 'other', name: 'Nights' },
  today: '2027-01-31',
  burden_pct: 22,
  days_per_week: 5,
  weeks_per_month: 4.3333,
  price: null,
});

it.each([
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', undefined, 0],
  ['12026-01-01', '2027-02-28', 0],
  ['', '2027-02-28', 0],
])('a budget from %j is in the month of the price, also while no date is typed', (from, on, month) => {
  expect(basisOf({ ...values, effective_from: from }, 4.3333, on)).toEqual({
    weeks: 43_333,
    burden: 2200,
    days_per_week: 5,
    startup_month: month,
  });
});
