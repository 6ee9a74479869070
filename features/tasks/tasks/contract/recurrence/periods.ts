import { type CivilDay, firstOfMonth, lastOfMonth, monthOf, weekdayOf } from './civil-day.ts';
import type { Cadence } from './rule.ts';

type MonthCadence = Extract<Cadence, { month_mode: string }>;

/** A cadence as numbered periods; period 0 contains the start. Every period has the same number of days, in ascending
 * order. The n-th day can therefore be computed without going through the days before it. */
export type Periods = {
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

export const periodsFrom = (cadence: Cadence, anchor: CivilDay): Periods => {
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
