import { addDays } from '#platform/contract/add-days';
import { dateOf, dayOf } from './civil-day.ts';
import { type Holidays, isTooLate, type Occurrence, occurrenceOn } from './occurrences.ts';
import type { RecurrenceRule } from './rule.ts';
import { daysFrom, ruleDates } from './rule-dates.ts';

/** The next occurrences with a rule date of a day or later, at most `count`. */
export const previewDates = (
  rule: RecurrenceRule,
  from: string,
  count = 5,
  holidays: Holidays = new Set(),
  today?: string,
): Occurrence[] => {
  const next: Occurrence[] = [];
  for (const day of daysFrom(rule, dayOf(from))) {
    if (next.length >= count) break;
    const date = dateOf(day);
    if (!isTooLate(date, rule, holidays, today)) next.push(occurrenceOn(date, rule, holidays, today));
  }
  return next;
};

/** Days. A business day lies no further back. */
const longestRest = 14;

/** The dates that are left out because the business day before them has passed. */
export const datesTooLate = (rule: RecurrenceRule, today: string, holidays: Holidays): string[] =>
  [...ruleDates(rule, today, addDays(today, longestRest))].filter((date) =>
    isTooLate(date, rule, holidays, today),
  );
