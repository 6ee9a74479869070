import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { importTargets } from './mapping/targets.ts';

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

export type ImportStatus = (typeof importStatuses)[number];

const siteStatus = z.enum(['draft', 'active', 'inactive']);

export const newImportClient = z.strictObject({
  name: field.name,
  account_number: field.text.min(1).max(40),
});

const existingClient = z.strictObject({ id: field.id });

/** How the file is read: which column fills which field, and the values to use where the file has none. */
export const importMapping = z.strictObject({
  columns: z.partialRecord(z.enum(importTargets), z.string().max(200)),
  /** The client of rows that name none: an existing one, or a new one with this name. */
  client: z.union([existingClient, z.object({ name: z.string(), account_number: z.string() })]).nullable(),
  /** Creates the clients that rows name and that do not exist; otherwise such rows are refused. */
  create_clients: z.boolean().default(false),
  /** The file's words for each status, in lower case. */
  statuses: z.record(z.string().max(60), siteStatus),
  default_status: siteStatus.default('active'),
  /** Turns names and addresses in capitals into ordinary spelling. */
  fix_case: z.boolean().default(true),
  /** Rows without a name take their second address line, if they have one, before address and city. */
  name_from_address_2: z.boolean().default(true),
});

/** What is entered; names that were saved under earlier rules can still be read. */
export const enteredMapping = importMapping.extend({
  client: z.union([existingClient, newImportClient]).nullable(),
});

export type ImportMapping = z.infer<typeof importMapping>;

export const rowOutcomes = ['created', 'duplicate', 'invalid'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** The kinds of row that can be shown alone. Rows with a warning are created too. */
export const rowFilter = z.enum([...rowOutcomes, 'warning']);

export type RowFilter = z.infer<typeof rowFilter>;

export const importCounts = z.object({
  created: z.int(),
  duplicate: z.int(),
  invalid: z.int(),
  warnings: z.int(),
});

export type ImportCounts = z.infer<typeof importCounts>;

/** A message of the catalogue about one field of one row. */
export const rowRemark = z.object({ field: z.string(), code: z.string(), message: z.string() });

/** A row of the file with its outcome; `line` counts like a spreadsheet, with the header as line 1. */
export const importRow = z.object({
  line: z.int(),
  outcome: z.enum(rowOutcomes),
  source: z.record(z.string(), z.string()),
  reasons: z.array(rowRemark),
  warnings: z.array(rowRemark),
  job_id: field.id.nullable(),
});

export type ImportRow = z.infer<typeof importRow>;

export const previewRow = importRow.omit({ job_id: true }).extend({
  cleaned: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export type PreviewRow = z.infer<typeof previewRow>;

export const importColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /** All values of the column if there are few, as in a status column. */
  words: z.array(z.string()),
});

export type ImportColumn = z.infer<typeof importColumn>;

export const jobImport = z.object({
  id: field.id,
  file_id: field.id,
  file_name: z.string(),
  status: z.enum(importStatuses),
  columns: z.array(importColumn),
  mapping: importMapping,
  total_rows: z.int(),
  done_rows: z.int(),
  created_rows: z.int(),
  skipped_rows: z.int(),
  failed_rows: z.int(),
  warning_rows: z.int(),
  /** Counts of the latest dry run. */
  counts: importCounts.nullable(),
  message: z.string().nullable(),
  client: z.object({ id: field.id, name: z.string() }).nullable(),
  created_by: z.object({ id: field.id, name: z.string() }).nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  can: z.object({ run: z.boolean(), undo: z.boolean(), create_client: z.boolean() }),
});

export type JobImport = z.infer<typeof jobImport>;

/** An import in the list: without its columns, mapping and counts. */
export const jobImportRow = jobImport.omit({ columns: true, mapping: true, counts: true });

export type JobImportRow = z.infer<typeof jobImportRow>;
