import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { squareFeet } from '../floors/floor.ts';
import { colors } from './colors.ts';

/** A company that rents rooms in a building. */
export const buildingTenant = z.object({
  id: field.id,
  building_id: field.id,
  name: z.string(),
  suite: z.string(),
  floor_ids: z.array(field.id),
  sqft: z.int().nullable(),
  color: z.enum(colors).nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  /** Whether a nightly report says of its doors that they were locked. */
  check_doors: z.boolean(),
  move_in: z.string().nullable(),
  /** The last day. */
  move_out: z.string().nullable(),
  /** Rents today, by the calendar of the building. */
  active: z.boolean(),
  updated_at: z.string(),
});

export type BuildingTenant = z.infer<typeof buildingTenant>;

export const buildingTenantFields = {
  name: field.name,
  suite: field.text.max(40, 'character_limit_exceeded').default(''),
  floor_ids: z.array(field.id).max(200).default([]),
  sqft: squareFeet.nullable().default(null),
  color: z.enum(colors).nullable().default(null),
  contact_name: field.personName.nullable().default(null),
  contact_email: field.email.nullable().default(null),
  contact_phone: field.phone.nullable().default(null),
  check_doors: z.boolean().default(true),
  move_in: field.date.nullable().default(null),
  move_out: field.date.nullable().default(null),
};

export type BuildingTenantFields = z.output<z.ZodObject<typeof buildingTenantFields>>;

/** A tenant with its suite, as lists and choices name it. */
export const tenantName = ({ name, suite }: Pick<BuildingTenant, 'name' | 'suite'>): string =>
  suite === '' ? name : `${name} · ${suite}`;
