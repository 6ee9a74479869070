import {
  type CivilDay,
  dateOf,
  dayOf,
  firstOfMonth,
  lastCivilDay,
  lastOfMonth,
  monthOf,
  weekdayOf,
} from './civil-day.ts';
import type { Cadence, RecurrenceRule } from './rule.ts';

type MonthCadence = Extract<Cadence, { month_mode: string }>;

/** A cadence as numbered periods; period 0 contains the start. Every period has the same number of days, in ascending
 * order. The n-th day can therefore be computed without going through the days before it. */
type Periods = {
  size: number;
  periodOf: (day: CivilDay) => number;
  daysIn: (period: number) => readonly CivilDay[];
};

const backTo = (weekday: number, day: CivilDay): CivilDay => day - ((weekdayOf(day) - weekday + 7) % 7);

/** A day that the month does not have becomes its last day. */
const dayInMonth = (cadence: MonthCadence, month: number): CivilDay => {
  const last = lastOfMonth(month);
  if (cadence.month_mode === 'day_of_month') {
    return cadence.day === 'last' ? last : Math.min(firstOfMonth(month) + cadence.day - 1, last);
  }
  if (cadence.nth === 'last') return backTo(cadence.weekday, last);
  return backTo(cadence.weekday, firstOfMonth(month) + 6) + 7 * (cadence.nth - 1);
};

const everyDays = (step: number, anchor: CivilDay): Periods => ({
  size: 1,
  periodOf: (day) => Math.floor((day - anchor) / step),
  daysIn: (period) => [anchor + period * step],
});

const everyWeeks = (step: number, weekdays: readonly number[], anchor: CivilDay): Periods => {
  const sunday = backTo(0, anchor);
  const inOrder = weekdays.toSorted((a, b) => a - b);
  return {
    size: inOrder.length,
    periodOf: (day) => Math.floor((day - sunday) / (7 * step)),
    daysIn: (period) => inOrder.map((weekday) => sunday + 7 * step * period + weekday),
  };
};

const everyMonths = (step: number, cadence: MonthCadence, anchor: CivilDay): Periods => {
  const start = monthOf(anchor);
  return {
    size: 1,
    periodOf: (day) => Math.floor((monthOf(day) - start) / step),
    daysIn: (period) => [dayInMonth(cadence, start + step * period)],
  };
};

const periodsFrom = (cadence: Cadence, anchor: CivilDay): Periods => {
  switch (cadence.freq) {
    case 'day':
      return everyDays(cadence.every, anchor);
    case 'week':
      return everyWeeks(cadence.every, cadence.weekdays, anchor);
    case 'month':
      return everyMonths(cadence.every, cadence, anchor);
    case 'year':
      return everyMonths(12 * cadence.every, cadence, anchor);
  }
};

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
