import { addDays, dayOf } from './civil-day.ts';
import type { RecurrenceRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

/** How many dates of the rule lie before a date, skipped ones included. */
const countBefore = (rule: RecurrenceRule, date: string): number =>
  [...ruleDates({ ...rule, skip_dates: [] }, rule.start_on, addDays(date, -1))].length;

/** The rule as it goes on from one of its dates: what is left of a number of dates, and of the skipped ones. `before`
 * says how many there were where the dates follow from completions. Null when nothing is left. */
export const ruleFrom = (rule: RecurrenceRule, date: string, before?: number): RecurrenceRule | null => {
  const rest = { ...rule, start_on: date, skip_dates: rule.skip_dates.filter((skipped) => skipped >= date) };
  if (rule.end.kind === 'on') return rule.end.date < date ? null : rest;
  if (rule.end.kind === 'never') return rest;
  const count = rule.end.count - (before ?? countBefore(rule, date));
  return count < 1 ? null : { ...rest, end: { kind: 'after', count } };
};

/** The rule as it was until the day before a date; null when that day lies before its start. */
export const ruleUntil = (rule: RecurrenceRule, date: string): RecurrenceRule | null => {
  const last = addDays(date, -1);
  if (dayOf(last) < dayOf(rule.start_on)) return null;
  const skip_dates = rule.skip_dates.filter((skipped) => skipped <= last);
  return { ...rule, end: { kind: 'on', date: last }, skip_dates };
};
