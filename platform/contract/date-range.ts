import { Temporal } from 'temporal-polyfill';
import type { DateRange, RangeName } from './range-fields.ts';

type Day = Temporal.PlainDate;

const rangeFrom = (from: Day, to: Day): DateRange => ({ from: from.toString(), to: to.toString() });

/** Counts months back from today, with today as last day: on 02/15 three months begin on 11/16. */
const pastMonths = (today: Day, months: number): DateRange =>
  rangeFrom(today.subtract({ months }).add({ days: 1 }), today);

/** The days of a preset range on a date. */
export const presetRange = (name: Exclude<RangeName, 'custom'>, date: string): DateRange => {
  const today = Temporal.PlainDate.from(date);
  const first = today.with({ day: 1 });
  switch (name) {
    case 'this_month':
      return rangeFrom(first, today);
    case 'last_month':
      return rangeFrom(first.subtract({ months: 1 }), first.subtract({ days: 1 }));
    case 'past_3_months':
      return pastMonths(today, 3);
    case 'past_6_months':
      return pastMonths(today, 6);
  }
};

export const daysIn = ({ from, to }: DateRange): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;

/** The range of equal length that ends the day before. */
export const rangeBefore = (range: DateRange): DateRange => {
  const from = Temporal.PlainDate.from(range.from);
  return rangeFrom(from.subtract({ days: daysIn(range) }), from.subtract({ days: 1 }));
};
