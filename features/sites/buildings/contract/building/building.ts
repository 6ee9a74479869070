import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { commonArea } from '../common-areas/common-area.ts';
import { floor } from '../floors/floor.ts';
import { locationSource } from '../place/position.ts';

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

/** What is known of an address; at most five buildings, those in scope. */
export const addressCheck = z.object({
  time_zone: z.string(),
  /** Whether the ZIP code is known. */
  zip_known: z.boolean(),
  buildings: z.array(buildingCard),
});

export const buildingStatuses = ['active', 'inactive'] as const;

export const building = buildingCard.extend({
  address_2: z.string().nullable(),
  county: z.string().nullable(),
  area_name: z.string().nullable(),
  location_source: locationSource,
  time_zone: z.string(),
  gross_cleanable_sqft: z.int().nullable(),
  number_of_floors: z.int().nullable(),
  zones: z.int().nullable(),
  /** Null: as its jobs say. */
  inspection_frequency_days: z.int().nullable(),
  business_hours: z.unknown().nullable(),
  /** The note itself has a call of its own. */
  has_access_note: z.boolean(),
  status: z.enum(buildingStatuses),
  floors: z.array(floor),
  common_areas: z.array(commonArea),
  updated_at: z.string(),
});

export type Building = z.infer<typeof building>;

/** One building and what the caller may do with it. */
export const buildingRecord = building.extend({
  deleted_at: z.string().nullable(),
  can: z.object({
    update: z.boolean(),
    delete: z.boolean(),
    edit_common_areas: z.boolean(),
    read_access_note: z.boolean(),
    add_note: z.boolean(),
    add_files: z.boolean(),
  }),
});

export type BuildingRecord = z.infer<typeof buildingRecord>;
