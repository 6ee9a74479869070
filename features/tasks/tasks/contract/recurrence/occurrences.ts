import { dateOf, dayOf, weekdayOf } from './civil-day.ts';
import type { RecurrenceRule, ShiftRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

/** Dates on which the organization does not work. */
export type Holidays = ReadonlySet<string>;

/** `occurrence_date` identifies the occurrence in its series and never changes; `shown_on` is the day people see. */
export type Occurrence = { occurrence_date: string; shown_on: string };

const isBusinessDay = (day: number, holidays: Holidays): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidays.has(dateOf(day));
};

const businessDay = (date: string, step: 1 | -1, holidays: Holidays): string => {
  let day = dayOf(date);
  while (!isBusinessDay(day, holidays)) day += step;
  return dateOf(day);
};

const shownOn = (date: string, shift: ShiftRule, holidays: Holidays, today = ''): string => {
  if (shift === 'none') return date;
  if (shift === 'next_business_day') return businessDay(date, 1, holidays);
  const earlier = businessDay(date, -1, holidays);
  return earlier < today && today <= date ? businessDay(today, 1, holidays) : earlier;
};

/** The day people see a date on. Work that exists and cannot be done on the business day before, since that lies before
 * `today`, moves to the one after. */
export const occurrenceOn = (
  date: string,
  { shift_rule }: Pick<RecurrenceRule, 'shift_rule'>,
  holidays: Holidays,
  today?: string,
): Occurrence => ({ occurrence_date: date, shown_on: shownOn(date, shift_rule, holidays, today) });

/** Whether the business day before a date, on which its work was to be done, has passed already. */
export const isTooLate = (
  date: string,
  { shift_rule }: Pick<RecurrenceRule, 'shift_rule'>,
  holidays: Holidays,
  today = '',
): boolean =>
  shift_rule === 'previous_business_day' && today <= date && businessDay(date, -1, holidays) < today;

/** The occurrences whose rule date is within the window. Their shown day may be some days outside of it. What can no longer be
 * done in time is left out. */
export function* occurrences(
  rule: RecurrenceRule,
  from: string,
  to: string,
  holidays: Holidays,
  today?: string,
): Generator<Occurrence, void> {
  for (const date of ruleDates(rule, from, to)) {
    if (!isTooLate(date, rule, holidays, today)) yield occurrenceOn(date, rule, holidays, today);
  }
}
