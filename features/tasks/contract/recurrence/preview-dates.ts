import { dateOf, dayOf } from './civil-day.ts';
import { type Holidays, type Occurrence, occurrenceOn } from './occurrences.ts';
import type { RecurrenceRule } from './rule.ts';
import { daysFrom } from './rule-dates.ts';

/** The next occurrences with a rule date of today or later, at most `count`. */
export const previewDates = (
  rule: RecurrenceRule,
  today: string,
  count = 5,
  holidays: Holidays = new Set(),
): Occurrence[] => {
  const next: Occurrence[] = [];
  for (const day of daysFrom(rule, dayOf(today))) {
    if (next.length >= count) break;
    next.push(occurrenceOn(dateOf(day), rule, holidays));
  }
  return next;
};
