import { hoursOfWeek, type StaffingLine } from '#features/staffing-plans/contract';
import type { BudgetDetail } from './details.ts';

/** The labor of a budget, one line for each of a plan; it comes to what the plan costs, to the cent. `nameOf` says a line
 * without a title of its own. */
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

/** The lines with those of one plan replaced, where the first of them stood. */
export const renewPlan = <D extends { staffing_plan_id: number | null }>(
  details: readonly D[],
  planId: number,
  lines: readonly D[],
): D[] => {
  const at = details.findIndex(({ staffing_plan_id }) => staffing_plan_id === planId);
  const others = details.filter(({ staffing_plan_id }) => staffing_plan_id !== planId);
  return at < 0 ? [...details, ...lines] : [...others.slice(0, at), ...lines, ...others.slice(at)];
};
