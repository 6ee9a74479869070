import { addDays, dayOf } from './civil-day.ts';
import type { RecurrenceRule } from './rule.ts';
import { ruleDates } from './rule-dates.ts';

/** The number of dates of the rule before a date, including skipped ones. */
const countBefore = (rule: RecurrenceRule, date: string): number =>
  [...ruleDates({ ...rule, skip_dates: [] }, rule.start_on, addDays(date, -1))].length;

/** The rest of the rule from one of its dates on, with the remaining count and skipped dates. `before` is the number of
 * earlier dates, for series whose dates follow completions. Null when nothing is left. */
export const ruleFrom = (rule: RecurrenceRule, date: string, before?: number): RecurrenceRule | null => {
  const rest = { ...rule, start_on: date, skip_dates: rule.skip_dates.filter((skipped) => skipped >= date) };
  if (rule.end.kind === 'on') return rule.end.date < date ? null : rest;
  if (rule.end.kind === 'never') return rest;
  const count = rule.end.count - (before ?? countBefore(rule, date));
  return count < 1 ? null : { ...rest, end: { kind: 'after', count } };
};

/** The rule up to the day before a date; null when that day is before its start. */
export const ruleUntil = (rule: RecurrenceRule, date: string): RecurrenceRule | null => {
  const last = addDays(date, -1);
  if (dayOf(last) < dayOf(rule.start_on)) return null;
  const skip_dates = rule.skip_dates.filter((skipped) => skipped <= last);
  return { ...rule, end: { kind: 'on', date: last }, skip_dates };
};
