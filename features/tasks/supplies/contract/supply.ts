import { z } from 'zod';
import { jobStatuses } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { units } from './units.ts';

/** Maximum number of pieces of one supply. */
export const maxPieces = 9999;

/** Maximum number of supplies of one site, including those that are no longer kept. */
export const maxSupplies = 300;

export const pieces = z.int().min(0).max(maxPieces);

export const supplyStates = ['below', 'not_counted', 'enough'] as const;

export type SupplyState = (typeof supplyStates)[number];

/** Where a supply is kept, when a site has more than one place for them. */
export const closet = z.object({
  id: field.id,
  name: z.string(),
  building: field.named,
});

export type Closet = z.infer<typeof closet>;

/** Something that a site keeps on the shelf, with what should be there and what was there when somebody counted. */
export const supply = z.object({
  id: field.id,
  name: z.string(),
  unit: z.enum(units),
  par_level: z.int(),
  /** Null until somebody counts. */
  on_hand: z.int().nullable(),
  counted: z.object({ at: field.timestamp, by: field.named.nullable() }).nullable(),
  /** How many open requests ask for. */
  requested: z.int(),
  sku: z.string().nullable(),
  reorder_note: z.string().nullable(),
  closet: closet.nullable(),
  /** False for what the site no longer keeps. */
  active: z.boolean(),
  /** The last change of the fields that the office edits; a count does not change it. */
  updated_at: field.timestamp,
});

export type Supply = z.infer<typeof supply>;

/** The supplies of one site, and what the reader may do there. */
export const jobSupplies = z.object({
  supplies: z.array(supply),
  closets: z.array(closet),
  buildings: z.array(field.named),
  can: z.object({ edit: z.boolean(), count: z.boolean(), request: z.boolean() }),
});

export type JobSupplies = z.infer<typeof jobSupplies>;

/** A supply among those of all sites. */
export const supplyRow = z.object({
  id: field.id,
  name: z.string(),
  unit: z.enum(units),
  par_level: z.int(),
  on_hand: z.int().nullable(),
  /** How many are to be ordered; null until somebody counts. */
  missing: z.int().nullable(),
  requested: z.int(),
  counted_at: field.timestamp.nullable(),
  sku: z.string().nullable(),
  closet: z.string().nullable(),
  job: z.object({ id: field.id, job_number: z.string(), job_name: z.string(), status: z.enum(jobStatuses) }),
  client: field.named,
});

export type SupplyRow = z.infer<typeof supplyRow>;

/** What the office enters. */
export const supplyFields = {
  name: field.name,
  unit: z.enum(units),
  par_level: pieces,
  common_area_id: field.id.nullable().default(null),
  sku: field.text.max(60, 'character_limit_exceeded').nullable().default(null),
  reorder_note: field.comment.nullable().default(null),
};
