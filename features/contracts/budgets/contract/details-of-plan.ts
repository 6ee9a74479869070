import { hoursOfWeek, type StaffingLine } from '#features/contracts/staffing-plans/contract';
import type { BudgetDetail } from './details.ts';

/** The lines of a plan as labor of a budget. They add up to the cost of the plan, to the cent. `nameOf` makes the note of a
 * line. */
export const detailsOfPlan = (
  planId: number | null,
  lines: readonly StaffingLine[],
  nameOf: (line: StaffingLine) => string,
): BudgetDetail[] =>
  lines.map((line) => ({
    type: 'labor',
    unit: 'hours',
    period: 'week',
    quantity: hoursOfWeek(line) / 100,
    amount: null,
    wage_rate: line.wage_rate,
    staffing_plan_id: planId,
    note: nameOf(line),
  }));

/** Replaces the lines of one plan, at the position of the first of them. */
export const renewPlan = <D extends { staffing_plan_id: number | null }>(
  details: readonly D[],
  planId: number,
  lines: readonly D[],
): D[] => {
  const at = details.findIndex(({ staffing_plan_id }) => staffing_plan_id === planId);
  const others = details.filter(({ staffing_plan_id }) => staffing_plan_id !== planId);
  return at < 0 ? [...details, ...lines] : [...others.slice(0, at), ...lines, ...others.slice(at)];
};
