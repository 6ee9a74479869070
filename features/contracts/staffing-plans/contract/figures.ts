import { sum, toHundredths } from '#platform/contract/money';
import { hoursOfMonth, type LaborBasis, laborCents } from './labor.ts';
import type { ShiftLine, StaffingLine } from './lines.ts';

const fullTimeWeek = 40;

/** Hundredths of hours. */
export const hoursOfShift = (line: Pick<ShiftLine, 'headcount' | 'shift_length_hours'>): number =>
  line.headcount * toHundredths(line.shift_length_hours);

export const hoursOfWeek = (line: Pick<ShiftLine, 'headcount' | 'shift_length_hours' | 'days'>): number =>
  hoursOfShift(line) * line.days.length;

/** Hundredths of the hours that cleaners work in a night. */
export const nightlyHours = (lines: readonly ShiftLine[]): number =>
  sum(lines.filter(({ schedule_type }) => schedule_type === 'cleaner').map(hoursOfShift));

/** Hours per week and month, full-time equivalents, and square feet per cleaner hour. */
export const hoursOfPlan = (
  lines: readonly ShiftLine[],
  sqftBasis: number | null,
  basis: Pick<LaborBasis, 'weeks'>,
) => {
  const week = sum(lines.map(hoursOfWeek));
  const nightly = nightlyHours(lines);
  return {
    weekly_hours: week / 100,
    monthly_hours: hoursOfMonth(week, basis) / 1_000_000,
    fte: week / 100 / fullTimeWeek,
    /** Square feet per hour of a cleaner. */
    productivity: sqftBasis && nightly ? (sqftBasis * 100) / nightly : null,
  };
};

export type PlanHours = ReturnType<typeof hoursOfPlan>;

/** Dollars of a line per month: wages, and wages with burden. */
export const costOfLine = (line: StaffingLine, basis: LaborBasis) => {
  const hours = hoursOfMonth(hoursOfWeek(line), basis);
  const wage = toHundredths(line.wage_rate);
  return { wages: laborCents(hours, wage) / 100, loaded: laborCents(hours, wage, basis.burden) / 100 };
};

/** Lines are rounded before the sum, so that a budget made of them has the same cost. */
export const costOfPlan = (lines: readonly StaffingLine[], basis: LaborBasis) => {
  const costs = lines.map((line) => costOfLine(line, basis));
  return {
    wages: sum(costs.map(({ wages }) => toHundredths(wages))) / 100,
    loaded: sum(costs.map(({ loaded }) => toHundredths(loaded))) / 100,
  };
};

export type PlanCost = ReturnType<typeof costOfPlan>;
