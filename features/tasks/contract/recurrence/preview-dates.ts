import { dateOf, dayOf } from './civil-day.ts';
import { type Holidays, type Occurrence, occurrenceOn } from './occurrences.ts';
import type { RecurrenceRule } from './rule.ts';
import { daysFrom } from './rule-dates.ts';

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
    next.push(occurrenceOn(dateOf(day), rule, holidays, today));
  }
  return next;
};
