import { Temporal } from 'temporal-polyfill';
import type { FigureRange } from '#features/tasks/contract';

export const ranges = ['this_month', 'last_month', 'past_3_months', 'past_6_months', 'custom'] as const;
export type RangeName = (typeof ranges)[number];

/** Days in the longest range. */
export const longestRange = 366;

type Day = Temporal.PlainDate;

const rangeFrom = (from: Day, to: Day): FigureRange => ({ from: from.toString(), to: to.toString() });

/** Months reach back from today, which is part of them: from 02/15 three months begin on 11/16. */
const pastMonths = (today: Day, months: number): FigureRange =>
  rangeFrom(today.subtract({ months }).add({ days: 1 }), today);

/** The days a preset stands for on a date. */
export const presetRange = (name: Exclude<RangeName, 'custom'>, date: string): FigureRange => {
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

export const daysIn = ({ from, to }: FigureRange): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days + 1;

/** As many days, just before. */
export const rangeBefore = (range: FigureRange): FigureRange => {
  const from = Temporal.PlainDate.from(range.from);
  return rangeFrom(from.subtract({ days: daysIn(range) }), from.subtract({ days: 1 }));
};
