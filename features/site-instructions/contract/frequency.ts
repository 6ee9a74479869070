import { z } from 'zod';

export const frequencies = ['nightly', 'weekly', 'monthly', 'quarterly', 'yearly', 'as_needed'] as const;

export const frequency = z.enum(frequencies);

export type Frequency = z.infer<typeof frequency>;

/** How often an instruction is carried out. `weekdays` (0 is Sunday) belong to weekly ones, `day` of the month to those
 * that come monthly or rarer, `month` to quarterly ones, where it is one of four, and yearly ones. */
export type Rhythm = {
  frequency: Frequency;
  weekdays: readonly number[];
  day: number | null;
  month: number | null;
};

export const hasDay = (frequency: Frequency): boolean =>
  frequency === 'monthly' || frequency === 'quarterly' || frequency === 'yearly';

export const hasMonth = (frequency: Frequency): boolean =>
  frequency === 'quarterly' || frequency === 'yearly';

/** Without what the frequency has no use for; what it needs and nobody chose is the first day, and January. */
export const tidyRhythm = ({ frequency, weekdays, day, month }: Rhythm) => ({
  frequency,
  weekdays: frequency === 'weekly' ? [...new Set(weekdays)].sort((a, b) => a - b) : [],
  day: hasDay(frequency) ? (day ?? 1) : null,
  month: hasMonth(frequency) ? (month ?? 1) : null,
});
