import { Temporal } from 'temporal-polyfill';
import type { DateRange } from './range-fields.ts';

type Day = Temporal.PlainDate;

/** Cuts a range into parts that end on the days that `lastOf` returns. The first and the last part may be shorter. */
const partsOf = ({ from, to }: DateRange, lastOf: (day: Day) => Day): DateRange[] => {
  const parts: DateRange[] = [];
  const end = Temporal.PlainDate.from(to);
  let start = Temporal.PlainDate.from(from);
  while (Temporal.PlainDate.compare(start, end) <= 0) {
    const whole = lastOf(start);
    const last = Temporal.PlainDate.compare(whole, end) < 0 ? whole : end;
    parts.push({ from: start.toString(), to: last.toString() });
    start = last.add({ days: 1 });
  }
  return parts;
};

/** The weeks of a range, from Sunday to Saturday. */
export const weeksOf = (range: DateRange): DateRange[] =>
  partsOf(range, (day) => day.add({ days: 6 - (day.dayOfWeek % 7) }));

/** The months of a range. */
export const monthsOf = (range: DateRange): DateRange[] =>
  partsOf(range, (day) => day.with({ day: day.daysInMonth }));
