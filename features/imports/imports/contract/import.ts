import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { importReading, type ReadingFields } from './reading.ts';

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

/** What to do with rows whose record exists already. */
export const existingChoices = ['skip', 'update'] as const;

/** Which column fills which field. */
export const mappedColumns = <const T extends readonly [string, ...string[]]>(targets: T) =>
  z.partialRecord(z.enum(targets), z.string().max(200));

/** How a file is read; the part that all kinds share. Each kind adds its own fields. */
export type ImportMapping = ReadingFields & {
  columns: Partial<Record<string, string>>;
  /** Only for kinds that can update records. */
  existing?: (typeof existingChoices)[number];
  /** By what rows find them, for kinds with more than one way. */
  match?: string;
  /** Whether empty cells empty fields of records that are updated. */
  clear_empty?: boolean;
};

/** `left_out`: not meant to be imported, as a total. */
export const rowOutcomes = ['created', 'updated', 'duplicate', 'invalid', 'left_out'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** The kinds of row that can be shown alone. Rows with a warning are created or updated too. */
export const rowFilter = z.enum([...rowOutcomes, 'warning']);

export type RowFilter = z.infer<typeof rowFilter>;

export const importCounts = z.object({
  created: z.int(),
  /** Absent for kinds that cannot update records. */
  updated: z.int().optional(),
  duplicate: z.int(),
  invalid: z.int(),
  /** Absent for dry runs from before rows were left out. */
  left_out: z.int().optional(),
  warnings: z.int(),
});

export type ImportCounts = z.infer<typeof importCounts>;

/** A message of the catalogue about one field of one row. */
const rowRemark = z.object({ field: z.string(), code: z.string(), message: z.string() });

/** A record that a row wrote. `type` is a name within the kind of import; `page` is the id in the address of its page. */
const rowRecord = z.object({ type: z.string(), id: field.id, page: field.id });

/** A row of the file with its outcome; `line` counts like a spreadsheet, with the header as line 1. */
export const importRow = z.object({
  line: z.int(),
  outcome: z.enum(rowOutcomes),
  source: z.record(z.string(), z.string()),
  reasons: z.array(rowRemark),
  warnings: z.array(rowRemark),
  job_id: field.id.nullable(),
  record: rowRecord.nullable(),
});

export type ImportRow = z.infer<typeof importRow>;

const cellValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What a row changes at a field of a record that exists. */
const rowChange = z.object({ field: z.string(), before: cellValue, after: cellValue });

export type RowChange = z.infer<typeof rowChange>;

export const previewRow = importRow.omit({ job_id: true, record: true }).extend({
  cleaned: z.record(z.string(), cellValue),
  /** Empty for rows that update nothing. */
  changes: z.array(rowChange),
});

export type PreviewRow = z.infer<typeof previewRow>;

const importColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /** All values of the column if there are few, as in a status column. */
  words: z.array(z.string()),
});

export type ImportColumn = z.infer<typeof importColumn>;

/** A record that the undo left as it is. `reason` null means that it was changed since the import. */
const keptRecord = rowRecord.extend({ line: z.int(), name: z.string(), reason: z.string().nullable() });

export type KeptRecord = z.infer<typeof keptRecord>;

/** What the undo left; only the first records are named. */
export const keptRecords = z.object({ total: z.int(), records: z.array(keptRecord) });

export type KeptRecords = z.infer<typeof keptRecords>;

/** An import in the list: without its columns, mapping and counts. */
export const listedImport = z.object({
  id: field.id,
  file_id: field.id,
  file_name: z.string(),
  status: z.enum(importStatuses),
  total_rows: z.int(),
  done_rows: z.int(),
  created_rows: z.int(),
  updated_rows: z.int(),
  skipped_rows: z.int(),
  failed_rows: z.int(),
  left_out_rows: z.int(),
  warning_rows: z.int(),
  message: z.string().nullable(),
  created_by: field.named.nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  can: z.object({ run: z.boolean(), undo: z.boolean() }),
});

export type ListedImport = z.infer<typeof listedImport>;

/** The fields of an import besides those of the list and its mapping. */
export const importDetails = {
  columns: z.array(importColumn),
  /** Counts of the latest dry run. */
  counts: importCounts.nullable(),
  kept: keptRecords.nullable(),
  /** Null for imports from before it was kept. */
  reading: importReading.nullable(),
};

export type ImportRecord = ListedImport &
  z.infer<z.ZodObject<typeof importDetails>> & { mapping: ImportMapping };
