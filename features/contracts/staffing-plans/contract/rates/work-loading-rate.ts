import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** Square feet per hour, or minutes per piece. */
export const rateUnits = ['sqft_per_hour', 'minutes_per_unit'] as const;

export type RateUnit = (typeof rateUnits)[number];

export const workLoadingRateFields = {
  name: field.name,
  unit: z.enum(rateUnits),
  rate: z.number().min(0.01).max(999_999.99).multipleOf(0.01, 'two_decimals'),
};

export const workLoadingRate = z.object({
  id: field.id,
  name: z.string(),
  unit: z.enum(rateUnits),
  rate: z.number(),
  updated_at: z.string(),
});

export type WorkLoadingRate = z.infer<typeof workLoadingRate>;
