import { expect, it } from 'vitest';
import { checkWorkLoad, hoursOfWork } from './work-load.ts';

const carpet = { name: 'Carpet', unit: 'sqft_per_hour', rate: 10_000, amount: 18_000 } as const;
const fixtures = { name: 'Fixtures', unit: 'minutes_per_unit', rate: 2.5, amount: 40 } as const;

it('takes area by rate and pieces by minutes', () => {
  expect(hoursOfWork(carpet)).toBe(1.8);
  expect(hoursOfWork(fixtures)).toBeCloseTo(1.67, 2);
});

it('compares the planned hours of a night with what the work takes', () => {
  const { hours, difference_pct } = checkWorkLoad([carpet, fixtures], 400);
  expect(hours).toBeCloseTo(3.4667, 4);
  expect(difference_pct).toBeCloseTo(15.38, 2);
  expect(checkWorkLoad([], 400)).toEqual({ hours: 0, difference_pct: null });
  expect(checkWorkLoad([carpet], 0).difference_pct).toBeNull();
});
