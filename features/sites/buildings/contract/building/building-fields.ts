import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { squareFeet } from '../floors/floor.ts';
import { buildingStatuses } from './building.ts';
import { businessHours } from './business-hours.ts';

const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const count = z.int().min(0).max(999).nullable();

/** Where it is; each of them is required. */
export const placeFields = {
  name: field.name,
  address: field.text.min(1).max(120, 'character_limit_exceeded'),
  city: field.text.min(1).max(60, 'character_limit_exceeded'),
  state: field.state,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'zip_format'),
};

/** What else people enter; every field may be left out. */
export const otherBuildingFields = {
  address_2: field.text.max(120, 'character_limit_exceeded').nullable().optional(),
  county: field.text.max(60, 'character_limit_exceeded').nullable().optional(),
  area_id: field.id.nullable().optional(),
  /** Found by the address when it is left out. */
  time_zone: z.string().max(60).refine(isZone, 'time_zone_unknown').optional(),
  gross_cleanable_sqft: squareFeet.nullable().optional(),
  /** As long as no floors are entered. */
  number_of_floors: count.optional(),
  zones: count.optional(),
  /** Days; null leaves it to the jobs, 0 asks for no inspections here. */
  inspection_frequency_days: count.optional(),
  business_hours: businessHours.nullable().optional(),
  status: z.enum(buildingStatuses).optional(),
};

const fields = z.object({ ...placeFields, ...otherBuildingFields });

export type NewBuildingFields = z.output<typeof fields>;

const changes = fields.partial();

export type BuildingChanges = z.output<typeof changes>;
