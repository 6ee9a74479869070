import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { pageQuery } from '#platform/contract/pagination';

/** The days on which a person holds an assignment at a job, both included. Null has no bound. */
export const periodDates = { from_date: field.date.nullable(), to_date: field.date.nullable() };

const dates = { from_date: z.string().nullable(), to_date: z.string().nullable() };

/** Who holds an assignment at a site, and when. */
export const sitePeriod = z.object({
  id: field.id,
  user: z.object({ id: field.id, name: z.string(), profile_photo_id: field.id.nullable() }),
  ...dates,
  updated_at: z.string(),
});

export type SitePeriod = z.infer<typeof sitePeriod>;

/** A job, with everybody who holds one assignment there. */
export const siteRow = z.object({
  job_id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  status: z.string(),
  client: z.string(),
  /** Address of its first building. */
  place: z.string().nullable(),
  periods: z.array(sitePeriod),
});

export type SiteRow = z.infer<typeof siteRow>;

/** A period in the lists of a person or a building. */
export const activePeriod = z.object({
  id: field.id,
  assignment_id: field.id,
  name: z.string(),
  role_key: z.string(),
  job_id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  user_id: field.id,
  user_name: z.string(),
  ...dates,
  updated_at: z.string(),
});

export type ActivePeriod = z.infer<typeof activePeriod>;

/** `on`: who held it on that day, instead of today and later. */
export const sitesQuery = pageQuery(['job_number', 'job_name'], { sort: 'job_number', all: true }).extend({
  on: field.date.optional(),
  area_id: field.id.optional(),
  client_id: field.id.optional(),
  user_id: field.id.optional(),
  unassigned: z.boolean().optional(),
});

export type SitesQuery = z.infer<typeof sitesQuery>;

const version = { id: field.id, updated_at: field.updatedAt };

/** Maximum number of periods in each list of one call. */
export const maxPeriods = 2000;

export const periodChanges = z.strictObject({
  add: z
    .array(z.strictObject({ job_id: field.id, user_id: field.id, ...periodDates }))
    .max(maxPeriods)
    .optional(),
  update: z
    .array(z.strictObject({ ...version, ...periodDates }))
    .max(maxPeriods)
    .optional(),
  /** Only periods that did not begin before today; others must be ended instead. */
  remove: z.array(z.strictObject(version)).max(maxPeriods).optional(),
});
