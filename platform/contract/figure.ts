import { z } from 'zod';

/** (now - before) / before; 'new' where there was nothing before, null where there is nothing to compare. */
export const delta = z.number().or(z.literal('new')).nullable();

export type Delta = z.infer<typeof delta>;

/** One number of a dashboard. */
export const figure = z.object({
  /** Null: there is nothing to make an average or a ratio of. Ratios are between 0 and 1. */
  value: z.number().nullable(),
  /** The same in the equally long time before; null also for what is counted as of now. */
  previous: z.number().nullable(),
  delta,
  /** How many records the figure is made of: the rows of its list. */
  of: z.int(),
  /** Beside a median. */
  mean: z.number().nullable(),
});

export type Figure = z.infer<typeof figure>;

export const deltaOf = (value: number | null, previous: number | null): Delta => {
  if (value === null || previous === null) return null;
  if (previous === 0) return value === 0 ? null : 'new';
  return (value - previous) / previous;
};

/** A figure of a range beside the same of the time before. */
export const compared = (
  value: number | null,
  previous: number | null,
  of: number,
  mean: number | null = null,
): Figure => ({ value, previous, delta: deltaOf(value, previous), of, mean });

/** A figure that knows no time before. */
export const asOfNow = (count: number): Figure => compared(count, null, count);
