import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { squareFeet } from '../floors/floor.ts';
import { colors } from '../occupancy/colors.ts';

/** What the floor of a common area is made of, by key, in the order of the list. */
export const backgrounds = ['carpet', 'vct', 'stone', 'tile', 'wood', 'concrete', 'other'] as const;

export type Background = (typeof backgrounds)[number];

/** Most common areas that one call adds. */
export const maxNewAreas = 9;

export const commonAreaType = z.object({ id: field.id, key: z.string(), name: z.string() });

export type CommonAreaType = z.infer<typeof commonAreaType>;

/** A room or place inside a building that tenants share. */
export const commonArea = z.object({
  id: field.id,
  name: z.string(),
  type_id: field.id,
  floor_ids: z.array(field.id),
  color: z.string().nullable(),
  background: z.enum(backgrounds).nullable(),
  sqft: z.int().nullable(),
  /** What many hands touch: handles, buttons, faucets. */
  high_touch_points: z.array(z.string()),
  updated_at: z.string(),
});

export type CommonArea = z.infer<typeof commonArea>;

const shared = {
  floor_ids: z.array(field.id).max(200).default([]),
  color: z.enum(colors).nullable().default(null),
  background: z.enum(backgrounds).nullable().default(null),
  sqft: squareFeet.nullable().default(null),
};

const points = z.array(field.name).max(30);

/** Several of them in one call; without points of their own they get those of their type. */
export const newCommonAreas = z.strictObject({
  building_id: field.id,
  names: z
    .array(
      z.strictObject({
        name: field.name,
        type_id: field.id,
        /** Floors of this area, if it is on other floors than the rest. */
        floor_ids: z.array(field.id).max(200).optional(),
      }),
    )
    .min(1)
    .max(maxNewAreas, 'at_most_nine_areas'),
  ...shared,
  high_touch_points: points.optional(),
});

export const commonAreaFields = {
  name: field.name,
  type_id: field.id,
  ...shared,
  high_touch_points: points.default([]),
};

export type CommonAreaFields = z.output<z.ZodObject<typeof commonAreaFields>>;
