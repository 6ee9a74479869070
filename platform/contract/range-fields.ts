import { z } from 'zod';
import * as field from './fields.ts';

// Separate from date-range.ts, which loads a calendar of 19 kB: pages that only ask for a range need none.

/** Whole days in the organization's time zone, both ends included. */
export const dateRange = z.object({ from: field.date, to: field.date });

export type DateRange = z.infer<typeof dateRange>;

export const ranges = ['this_month', 'last_month', 'past_3_months', 'past_6_months', 'custom'] as const;
export type RangeName = (typeof ranges)[number];

/** How a call asks for a range. `from` and `to` are used with `custom` only. */
export const rangeFields = {
  range: z.enum(ranges).default('past_3_months'),
  from: field.date.optional(),
  to: field.date.optional(),
};

/** Maximum number of days in a range. */
export const longestRange = 366;
