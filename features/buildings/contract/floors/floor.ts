import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { squareFeet } from '../square-feet.ts';

/** As many can be added in one call. */
export const mostNewFloors = 100;

/** A level of a building. */
export const floor = z.object({
  id: field.id,
  number: z.int(),
  label: z.string(),
  cleanable_sqft: z.int().nullable(),
  updated_at: z.string(),
});

export type Floor = z.infer<typeof floor>;

/** Below ground the numbers are negative. */
export const floorFields = {
  number: z.int().min(-20).max(300),
  label: field.name,
  cleanable_sqft: squareFeet.nullable().default(null),
};

export type FloorFields = z.output<z.ZodObject<typeof floorFields>>;
