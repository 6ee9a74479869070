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

const shownOn = (date: string, shift: ShiftRule, holidays: Holidays): string => {
  if (shift === 'none') return date;
  const step = shift === 'next_business_day' ? 1 : -1;
  let day = dayOf(date);
  while (!isBusinessDay(day, holidays)) day += step;
  return dateOf(day);
};

export const occurrenceOn = (
  date: string,
  { shift_rule }: Pick<RecurrenceRule, 'shift_rule'>,
  holidays: Holidays,
): Occurrence => ({ occurrence_date: date, shown_on: shownOn(date, shift_rule, holidays) });

/** The occurrences whose rule date is within the window. Their shown day may be some days outside of it. */
export function* occurrences(
  rule: RecurrenceRule,
  from: string,
  to: string,
  holidays: Holidays,
): Generator<Occurrence, void> {
  for (const date of ruleDates(rule, from, to)) yield occurrenceOn(date, rule, holidays);
}
