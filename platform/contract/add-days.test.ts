import { expect, it } from 'vitest';
import { addDays } from './add-days.ts';

it.each([
  ['2026-03-08', 1, '2026-03-09'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-01', 7, '2026-11-08'],
] as const)('is %s and %i days: %s', (date, days, then) => {
  expect(addDays(date, days)).toBe(then);
});
