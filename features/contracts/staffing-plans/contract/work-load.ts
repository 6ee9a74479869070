import { z } from 'zod';
import { sum } from '#platform/contract/money';
import { rateUnits, workLoadingRateFields } from './rates/work-loading-rate.ts';

/** Work of a night: an amount of square feet or pieces, at a rate. */
export const workLoadInput = z.strictObject({
  ...workLoadingRateFields,
  amount: z.int().min(1).max(99_999_999),
});

export type WorkLoadLine = z.output<typeof workLoadInput>;

/** The line as the plan stores it, with a copy of the rate as it was then. */
export const workLoadLine = z.object({
  name: z.string(),
  unit: z.enum(rateUnits),
  rate: z.number(),
  amount: z.int(),
});

/** Hours per night. */
export const hoursOfWork = ({ unit, rate, amount }: Omit<WorkLoadLine, 'name'>): number =>
  unit === 'sqft_per_hour' ? amount / rate : (amount * rate) / 60;

/** The hours that the work of a night takes, and by how many percent the planned hours differ; null without either. */
export const checkWorkLoad = (lines: readonly WorkLoadLine[], nightlyHours: number) => {
  const hours = sum(lines.map(hoursOfWork));
  const difference_pct = hours > 0 && nightlyHours > 0 ? ((nightlyHours / 100 - hours) / hours) * 100 : null;
  return { hours, difference_pct };
};
