import { z } from 'zod';
import { existingChoices, mappedColumns, readingFields, storable } from '#features/imports/imports/contract';
import * as field from '#platform/contract/fields';
import { importTargets, siteKeys } from './mapping/targets.ts';

const siteStatus = z.enum(['draft', 'active', 'inactive']);

export const newImportClient = z.strictObject({
  name: field.name,
  account_number: field.text.min(1).max(40),
});

const existingClient = z.strictObject({ id: field.id });

/** How the file is read: which column fills which field, and the values to use where the file has none. */
export const importMapping = z.strictObject({
  ...readingFields,
  columns: mappedColumns(importTargets),
  /** What happens to rows whose job number exists. */
  existing: z.enum(existingChoices).default('skip'),
  /** By what rows find job sites that they update. */
  match: z.enum(siteKeys).default('job_number'),
  clear_empty: z.boolean().default(false),
  /** The client of rows that name none: an existing one, or a new one with this name. */
  client: z.union([existingClient, z.object({ name: z.string(), account_number: z.string() })]).nullable(),
  /** Creates the clients that rows name and that do not exist; otherwise such rows are refused. */
  create_clients: z.boolean().default(false),
  /** The file's words for each status, in lower case. */
  statuses: z.record(storable.max(60), siteStatus),
  default_status: siteStatus.default('active'),
  /** Turns names and addresses in capitals into ordinary spelling. */
  fix_case: z.boolean().default(true),
  /** Rows without a name take their second address line, if they have one, before address and city. */
  name_from_address_2: z.boolean().default(true),
});

/** The mapping as it is entered. Saved mappings with names that were valid under earlier rules can still be read. */
export const enteredMapping = importMapping.extend({
  client: z.union([existingClient, newImportClient]).nullable(),
});

export type JobImportMapping = z.infer<typeof importMapping>;
