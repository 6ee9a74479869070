import { sum } from '#platform/contract/money';
import { hoursOfWeek } from './figures.ts';
import type { ShiftLine } from './lines.ts';

/** The fields of the full-building plan that a suggestion needs. */
export type FullPlan<L extends ShiftLine = ShiftLine> = { lines: readonly L[]; sqft_basis: number };

/** Shortest and longest shift, in quarters of an hour. */
const [shortest, longest] = [1, 48];

const isCleaner = ({ schedule_type }: Pick<ShiftLine, 'schedule_type'>): boolean =>
  schedule_type === 'cleaner';

/** Hundredths of the hours that cleaners work in a week. */
export const cleanerHours = (lines: readonly ShiftLine[]): number =>
  sum(lines.filter(isCleaner).map(hoursOfWeek));

/** Suggested cleaner hours per week in hundredths: those of the full-building plan, as much of them as is occupied. */
export const suggestedHours = (full: FullPlan, occupied: number): number =>
  Math.round((cleanerHours(full.lines) * occupied) / full.sqft_basis);

/** The lines of the full-building plan with the shifts of cleaners scaled to the occupied square feet. Each length is in
 * quarters of an hour; together they are as near to the suggested hours as that allows. */
export const scaleToOccupied = <L extends ShiftLine>(full: FullPlan<L>, occupied: number): L[] => {
  const cleaners = full.lines.filter(isCleaner).map((line) => {
    const exact = (line.shift_length_hours * 4 * occupied) / full.sqft_basis;
    const quarters = Math.min(longest, Math.max(shortest, Math.floor(exact)));
    return { line, weight: line.headcount * line.days.length, exact, quarters };
  });
  let missing = sum(cleaners.map(({ weight, exact, quarters }) => weight * (exact - quarters)));
  for (const each of cleaners.toSorted((a, b) => b.exact - b.quarters - (a.exact - a.quarters))) {
    if (each.quarters < longest && Math.abs(missing - each.weight) < Math.abs(missing)) {
      each.quarters += 1;
      missing -= each.weight;
    }
  }
  const lengths = new Map<L, number>(cleaners.map(({ line, quarters }) => [line, quarters / 4]));
  return full.lines.map((line) => ({
    ...line,
    shift_length_hours: lengths.get(line) ?? line.shift_length_hours,
  }));
};

/** Whether cleaner hours differ from the suggestion by more than rounding to quarters of an hour can explain. */
export const differsFromSuggestion = (
  lines: readonly ShiftLine[],
  full: FullPlan,
  occupied: number,
): boolean => {
  const hours = cleanerHours(lines);
  const halfQuarters = sum(
    lines.filter(isCleaner).map(({ headcount, days }) => headcount * days.length * 12.5),
  );
  return (
    Math.abs(hours - suggestedHours(full, occupied)) > halfQuarters &&
    hours !== cleanerHours(scaleToOccupied(full, occupied))
  );
};
