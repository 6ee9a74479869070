import type { z } from 'zod';
import { daysIn, presetRange } from '#platform/contract/date-range';
import { invalid } from '#platform/contract/errors';
import { type DateRange, longestRange, type rangeFields } from '#platform/contract/range-fields';

type Query = z.output<z.ZodObject<typeof rangeFields>>;

/** The days that a call asks about. A preset range ends today. */
export const askedRange = ({ range, from, to }: Query, today: string): DateRange => {
  if (range !== 'custom') return presetRange(range, today);
  if (!from || !to) {
    throw invalid({ ...(from ? {} : { from: ['range_missing'] }), ...(to ? {} : { to: ['range_missing'] }) });
  }
  if (from < '1990-01-01') throw invalid({ from: ['date_range'] });
  if (to < from) throw invalid({ to: ['range_backwards'] });
  if (daysIn({ from, to }) > longestRange) throw invalid({ to: ['range_too_long'] });
  return { from, to };
};
