import { hoursOfMonth } from '#features/contracts/staffing-plans/contract';
import { portion } from '#platform/contract/money';
import type { BudgetBasis, BudgetDetail } from './details.ts';

type Weeks = Pick<BudgetBasis, 'weeks' | 'days_per_week'>;
type Period = BudgetDetail['period'];

/** Converts hundredths of hours per period to millionths of hours per month. */
export const hoursToMonth = (hours: number, period: Period, { weeks, days_per_week }: Weeks): number => {
  if (period === 'month') return hours * 10_000;
  return hoursOfMonth(period === 'day' ? hours * days_per_week : hours, { weeks });
};

/** Converts cents per period to whole cents per month. */
export const amountToMonth = (cents: number, period: Period, { weeks, days_per_week }: Weeks): number => {
  if (period === 'month') return cents;
  return portion(cents, period === 'day' ? weeks * days_per_week : weeks, 10_000);
};
