import { z } from 'zod';
import { license, modules } from '#features/accounts/access/contract';
import * as field from '#platform/contract/fields';
import { pageQuery } from '#platform/contract/pagination';
import { flag } from './role.ts';

const takenBy = z.enum(['license', ...modules]);

/** A flag of a person, and what decides whether the person holds it. */
export const flagRight = z.object({
  flag,
  held: z.boolean(),
  /** Roles that give it; for a restriction, the roles that restrict. */
  given_by: z.array(field.id),
  /** For a restriction: roles that open its module without it. */
  freed_by: z.array(field.id),
  /** The license or module that takes away a flag that the roles would give. */
  taken_by: takenBy.nullable(),
});

export type FlagRight = z.infer<typeof flagRight>;

export const personRights = z.object({
  id: field.id,
  name: z.string(),
  license,
  status: z.enum(['invited', 'active', 'deactivated']),
  denied_modules: z.array(z.string()),
  roles: z.array(z.object({ id: field.id, key: z.string(), name: z.string() })),
  /** Every flag of the product, in its order. */
  flags: z.array(flagRight),
  /** How policies limit the rights, with the beginnings of the addresses of the pages where they do. */
  limits: z.array(z.object({ pages: z.array(z.string()), text: z.string() })),
  /** The flags by which the person sees every job; empty for a person who sees only some. */
  sees_all_by: z.array(flag),
});

export type PersonRights = z.infer<typeof personRights>;

export const scopeSources = ['assignment', 'access', 'area', 'client'] as const;

export const visibleJobRow = z.object({
  id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
  /** What makes the job visible, with the names of assignments or of managed areas. Empty when only a flag does. */
  sources: z.array(z.object({ source: z.enum(scopeSources), names: z.array(z.string()) })),
});

export type VisibleJobRow = z.infer<typeof visibleJobRow>;

export const visibleJobsQuery = pageQuery(['job_number'], { sort: 'job_number' }).extend({
  /** Asks about one job: no row means that the person does not see it. */
  job_id: field.id.optional(),
});
