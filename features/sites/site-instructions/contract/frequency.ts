import { z } from 'zod';

export const frequencies = ['nightly', 'weekly', 'monthly', 'quarterly', 'yearly', 'as_needed'] as const;

export const frequency = z.enum(frequencies);

export type Frequency = z.infer<typeof frequency>;

/** How often an instruction is carried out. `weekdays` (0 is Sunday) is for weekly ones, `day` of the month for monthly,
 * quarterly and yearly ones, and `month` for yearly ones and, as one of its four months, for quarterly ones. */
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

/** Drops fields that the frequency does not use. Fields that it needs and nobody chose become the first day and January. */
export const tidyRhythm = ({ frequency, weekdays, day, month }: Rhythm) => ({
  frequency,
  weekdays: frequency === 'weekly' ? [...new Set(weekdays)].sort((a, b) => a - b) : [],
  day: hasDay(frequency) ? (day ?? 1) : null,
  month: hasMonth(frequency) ? (month ?? 1) : null,
});
