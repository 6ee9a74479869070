import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const squareFeet = z.int().min(0).max(99_999_999);

/** Most floors that one call adds. */
export const maxNewFloors = 100;

/** A level of a building. */
export const floor = z.object({
  id: field.id,
  number: z.int(),
  label: z.string(),
  cleanable_sqft: z.int().nullable(),
  updated_at: z.string(),
});

export type Floor = z.infer<typeof floor>;

const lowest = -20;

const highest = 300;

/** Each has a number of its own. */
export const maxFloors = highest - lowest + 1;

/** Below ground the numbers are negative. */
export const floorFields = {
  number: z.int().min(lowest).max(highest),
  label: field.name,
  cleanable_sqft: squareFeet.nullable().default(null),
};

export type FloorFields = z.output<z.ZodObject<typeof floorFields>>;
