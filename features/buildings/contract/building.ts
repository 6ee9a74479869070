import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { floor } from './floors/floor.ts';

/** A building as lists, pick-lists and the map need it. */
export const buildingCard = z.object({
  id: field.id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** The position is the centre of the ZIP code, not the door. */
  location_approximate: z.boolean(),
  area_id: field.id.nullable(),
});

export type BuildingCard = z.infer<typeof buildingCard>;

export const commonAreaType = z.object({ id: field.id, key: z.string(), name: z.string() });

export type CommonAreaType = z.infer<typeof commonAreaType>;

export const commonArea = z.object({
  id: field.id,
  name: z.string(),
  type_id: field.id,
  floor_ids: z.array(field.id),
  color: z.string().nullable(),
});

export type CommonArea = z.infer<typeof commonArea>;

export const building = buildingCard.extend({
  address_2: z.string().nullable(),
  county: z.string().nullable(),
  area_name: z.string().nullable(),
  time_zone: z.string(),
  gross_cleanable_sqft: z.int().nullable(),
  number_of_floors: z.int().nullable(),
  zones: z.int().nullable(),
  business_hours: z.unknown().nullable(),
  /** Null for people without the flag admin.canEditJobSite. */
  access_note: z.string().nullable(),
  status: z.enum(['active', 'inactive']),
  floors: z.array(floor),
  common_areas: z.array(commonArea),
  updated_at: z.string(),
});

export type Building = z.infer<typeof building>;
