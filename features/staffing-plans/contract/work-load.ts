import { z } from 'zod';
import { rateUnits, workLoadingRateFields } from '#features/work-loading-rates/contract';
import { sum } from '#platform/contract/money';

/** What is cleaned in a night: square feet or pieces, at a rate. */
export const workLoadInput = z.strictObject({
  ...workLoadingRateFields,
  amount: z.int().min(1).max(99_999_999),
});

export type WorkLoadLine = z.output<typeof workLoadInput>;

/** As the plan keeps it: with the rate as it was when the line was made. */
export const workLoadLine = z.object({
  name: z.string(),
  unit: z.enum(rateUnits),
  rate: z.number(),
  amount: z.int(),
});

/** Hours of a night. */
export const hoursOfWork = ({ unit, rate, amount }: Omit<WorkLoadLine, 'name'>): number =>
  unit === 'sqft_per_hour' ? amount / rate : (amount * rate) / 60;

/** The hours that the work of a night takes, and by how many percent the planned ones differ; null without work or plan. */
export const checkWorkLoad = (lines: readonly WorkLoadLine[], nightlyHours: number) => {
  const hours = sum(lines.map(hoursOfWork));
  const difference_pct = hours > 0 && nightlyHours > 0 ? ((nightlyHours / 100 - hours) / hours) * 100 : null;
  return { hours, difference_pct };
};
