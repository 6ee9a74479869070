import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { jobStatuses } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { documentType } from './document-types.ts';

/** A file of a job site. */
export const jobDocument = fileRecord.extend({
  type: documentType,
  expires_on: z.string().nullable(),
  /** Set on an older version: when a later document replaced it, and who uploaded that one. */
  archived: z.object({ at: field.timestamp, by: field.named.nullable() }).nullable(),
});

export type JobDocument = z.infer<typeof jobDocument>;

export const documentStates = ['missing', 'expired', 'expiring', 'current'] as const;

export const documentState = z.enum(documentStates);

export type DocumentState = z.infer<typeof documentState>;

/** A document in the list over all sites, or a missing one. */
export const documentRow = z.object({
  /** The id of the file; below zero for a missing document. */
  id: z.int(),
  type: documentType,
  state: documentState,
  file: z
    .object({ id: field.id, name: z.string(), mime: z.string(), created_at: field.timestamp })
    .nullable(),
  expires_on: z.string().nullable(),
  job: z.object({ id: field.id, job_number: z.string(), job_name: z.string(), status: z.enum(jobStatuses) }),
  client: field.named,
});

export type DocumentRow = z.infer<typeof documentRow>;

export const documentCounts = z.record(documentState, z.int());

export type DocumentCounts = z.infer<typeof documentCounts>;
