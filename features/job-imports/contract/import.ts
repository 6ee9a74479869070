import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** What a column of the file can become. */
export const importTargets = [
  'job_number',
  'job_name',
  'site_name',
  'client_name',
  'client_account_number',
  'address',
  'address_2',
  'city',
  'county',
  'state',
  'zip',
  'status',
  'gross_cleanable_sqft',
  'number_of_floors',
  'lat',
  'lng',
  'area_name',
  'description',
] as const;

export type ImportTarget = (typeof importTargets)[number];

export const importStatuses = [
  'uploaded',
  'previewed',
  'queued',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;

/** How the file is read: which column feeds which field, and what stands in where the file says nothing. */
export const importMapping = z.strictObject({
  columns: z.partialRecord(z.enum(importTargets), z.string().max(200)),
  /** The client of rows that name none: picked, or created under this name. */
  client: z
    .union([
      z.strictObject({ id: field.id }),
      z.strictObject({ name: field.name, account_number: z.string().trim().min(1).max(40) }),
    ])
    .nullable(),
  /** The file's words for a status. */
  statuses: z.record(z.string().max(60), z.enum(['draft', 'active', 'inactive'])),
  default_status: z.enum(['draft', 'active', 'inactive']).default('active'),
  /** Turns shouted names and addresses into ordinary ones. */
  fix_case: z.boolean().default(true),
});

export type ImportMapping = z.infer<typeof importMapping>;

export const importCounts = z.object({
  created: z.int(),
  duplicate: z.int(),
  invalid: z.int(),
  warnings: z.int(),
});

/** A message of the catalogue about one field of one row. */
export const rowRemark = z.object({ field: z.string(), code: z.string(), message: z.string() });

export const previewRow = z.object({
  line: z.int(),
  outcome: z.enum(['created', 'duplicate', 'invalid']),
  source: z.record(z.string(), z.string()),
  cleaned: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  reasons: z.array(rowRemark),
  warnings: z.array(rowRemark),
});

export const jobImport = z.object({
  id: field.id,
  file_name: z.string(),
  status: z.enum(importStatuses),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: importMapping,
  total_rows: z.int(),
  done_rows: z.int(),
  created_rows: z.int(),
  skipped_rows: z.int(),
  failed_rows: z.int(),
  warning_rows: z.int(),
  message: z.string().nullable(),
  created_by: z.object({ id: field.id, name: z.string() }).nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  can: z.object({ run: z.boolean(), undo: z.boolean() }),
});

export type JobImport = z.infer<typeof jobImport>;
