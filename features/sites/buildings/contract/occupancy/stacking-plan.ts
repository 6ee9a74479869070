import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { colors } from './colors.ts';
import { vacancyKinds } from './vacancy.ts';

const segment = z.object({
  /** A building tenant, or a vacancy. */
  kind: z.enum(['tenant', 'vacant']),
  id: field.id,
  /** Empty for a vacancy. */
  name: z.string(),
  suite: z.string(),
  vacancy: z.enum(vacancyKinds).nullable(),
  color: z.enum(colors).nullable(),
  sqft: z.int(),
});

/** Floors from the highest down, areas in square feet. */
const stack = z.object({
  building_id: field.id,
  /** Cleanable area of the building; where nobody entered it, that of its floors. */
  gross_sqft: z.int(),
  occupied_sqft: z.int(),
  vacant_sqft: z.int(),
  /** Per cent with one decimal: vacant of gross. */
  vacant_percent: z.number(),
  floors: z.array(
    z.object({
      id: field.id,
      number: z.int(),
      label: z.string(),
      cleanable_sqft: z.int().nullable(),
      /** Tenants and vacancies take more than the floor has. */
      is_over: z.boolean(),
      segments: z.array(segment),
    }),
  ),
});

export type Stack = z.infer<typeof stack>;

/** Who is on which floor today, and whether this person may change it. */
export const stackingPlan = stack.extend({ can: z.object({ edit: z.boolean(), edit_floors: z.boolean() }) });

export type StackingPlan = z.infer<typeof stackingPlan>;

export type Segment = z.infer<typeof segment>;
