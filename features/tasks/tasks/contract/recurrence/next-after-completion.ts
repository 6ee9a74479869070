import { type CivilDay, dateOf, dayOf, firstOfMonth, monthOf, partsOf, weekdayOf } from './civil-day.ts';
import type { RecurrenceRule } from './rule.ts';
import { daysFrom } from './rule-dates.ts';

/** The rule from the day of service on: a single weekday or day of the month becomes the one of that day. */
const anchoredAt = (rule: RecurrenceRule, serviced: CivilDay): RecurrenceRule => {
  const anchored = { start_on: dateOf(serviced), end: { kind: 'never' } } as const;
  if (rule.freq === 'week' && rule.weekdays.length === 1) {
    return { ...rule, ...anchored, weekdays: [weekdayOf(serviced)] };
  }
  if ('day' in rule && rule.day !== 'last') return { ...rule, ...anchored, day: partsOf(serviced).day };
  return { ...rule, ...anchored };
};

/** The next date of a series based on completion, before holidays move it (`occurrenceOn`), or null when the series has
 * ended. It is counted from the day the
 * work was last done: so many days, weeks, months or years later. Rules that one day cannot express stay as they are:
 * several weekdays (the next of them), the n-th weekday, and the last day of a month (never in the month of the
 * service). `created` is the number of occurrences so far, for series that end after a number. Dates in `taken` have their
 * task already: work that was done early is not asked for again on its own date. */
export const nextAfterCompletion = (
  rule: RecurrenceRule,
  servicedOn: string,
  created: number,
  taken: ReadonlySet<string> = new Set(),
): string | null => {
  if (rule.end.kind === 'after' && created >= rule.end.count) return null;
  const serviced = dayOf(servicedOn);
  const monthly = rule.freq === 'month' || rule.freq === 'year';
  const soonest = monthly ? firstOfMonth(monthOf(serviced) + 1) : serviced + 1;
  const from = Math.max(soonest, dayOf(rule.start_on));
  for (const day of daysFrom(anchoredAt(rule, serviced), from)) {
    const date = dateOf(day);
    if (rule.end.kind === 'on' && date > rule.end.date) return null;
    if (!taken.has(date)) return date;
  }
  return null;
};
