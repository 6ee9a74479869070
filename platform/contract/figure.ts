import { z } from 'zod';

/** (now - before) / before; 'new' when the earlier value is zero, null when there is nothing to compare with. */
export const delta = z.number().or(z.literal('new')).nullable();

export type Delta = z.infer<typeof delta>;

/** One number of a dashboard. */
export const figure = z.object({
  /** Null: there are no records for an average or ratio. Ratios are between 0 and 1. */
  value: z.number().nullable(),
  /** The value of the equally long time before; null also for figures that are counted as of now. */
  previous: z.number().nullable(),
  delta,
  /** The number of records behind the figure: the rows of its list. */
  of: z.int(),
  /** The mean, shown beside a median. */
  mean: z.number().nullable(),
});

export type Figure = z.infer<typeof figure>;

export const deltaOf = (value: number | null, previous: number | null): Delta => {
  if (value === null || previous === null) return null;
  if (previous === 0) return value === 0 ? null : 'new';
  return (value - previous) / previous;
};

/** A figure of a range, compared with the time before. */
export const compared = (
  value: number | null,
  previous: number | null,
  of: number,
  mean: number | null = null,
): Figure => ({ value, previous, delta: deltaOf(value, previous), of, mean });

/** A figure as of now, which has no earlier value. */
export const asOfNow = (count: number): Figure => compared(count, null, count);

/** Null where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Ratios of the range and of the time before, each as part and whole. */
export const rated = (
  now: readonly [part: number, whole: number],
  before: readonly [part: number, whole: number],
  of: number = now[1],
): Figure => compared(ratio(...now), ratio(...before), of);
