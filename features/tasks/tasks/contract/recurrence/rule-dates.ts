import { type CivilDay, dateOf, dayOf, lastCivilDay } from './civil-day.ts';
import { periodsFrom } from './periods.ts';
import type { RecurrenceRule } from './rule.ts';

/** The last possible day of the rule. The first period may lack the days before `start_on`. */
const lastDayOf = (rule: RecurrenceRule): CivilDay => {
  if (rule.end.kind === 'never') return lastCivilDay;
  if (rule.end.kind === 'on') return dayOf(rule.end.date);
  const anchor = dayOf(rule.start_on);
  const { size, daysIn } = periodsFrom(rule, anchor);
  const missing = daysIn(0).filter((day) => day < anchor).length;
  const place = missing + rule.end.count - 1;
  return Math.min(daysIn(Math.floor(place / size))[place % size] ?? lastCivilDay, lastCivilDay);
};

/** The days of a rule from a day on, ascending and lazily; days before that day are not computed. */
export function* daysFrom(rule: RecurrenceRule, from: CivilDay): Generator<CivilDay, void> {
  const anchor = dayOf(rule.start_on);
  const { periodOf, daysIn } = periodsFrom(rule, anchor);
  const first = Math.max(from, anchor);
  const last = lastDayOf(rule);
  const skipped = new Set(rule.skip_dates);
  const end = periodOf(last);
  for (let period = periodOf(first); period <= end; period += 1) {
    for (const day of daysIn(period)) {
      if (day > last) return;
      if (day >= first && !skipped.has(dateOf(day))) yield day;
    }
  }
}

/** The dates of a rule from one day to another, both included, without skipped dates. */
export function* ruleDates(rule: RecurrenceRule, from: string, to: string): Generator<string, void> {
  const last = dayOf(to);
  for (const day of daysFrom(rule, dayOf(from))) {
    if (day > last) return;
    yield dateOf(day);
  }
}
