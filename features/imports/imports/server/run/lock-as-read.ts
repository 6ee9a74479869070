import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { canMap } from '../../contract/index.ts';
import { type Finding, type ImportRecord, loadImport } from '../import-repository.ts';
import type { CleanTableRow } from '../kind.ts';

/** The rows of a file with the header below which they were read, before the transaction opened. */
export type FileRead = { cleaned: readonly CleanTableRow[]; headerLine: number | undefined };

/** Locks an import that can still be mapped. Refuses when another header was chosen since the file was read: its rows and
 * columns are other ones now. */
export const lockAsRead = async (
  tenant: Tenant,
  finding: Finding,
  { headerLine }: FileRead,
): Promise<ImportRecord> => {
  const record = await loadImport(tenant, finding, { lock: 'wait' });
  if (!record || !canMap(record)) throw refused('import_not_runnable');
  if (record.reading.header_line !== headerLine) throw refused('import_header_changed');
  return record;
};
