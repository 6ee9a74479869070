import { notFound } from '#platform/contract/errors';
import type { Scope } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import type { ImportMapping } from '../../contract/index.ts';
import { findImport, type ImportRecord } from '../job-import-repository.ts';
import { readTable } from '../read/read-table.ts';
import { type CleanTableRow, cleanTable } from '../rows/clean-table.ts';

type Tools = Pick<Wiring, 'database' | 'storage'>;

/** The rows of the stored file, read again and cleaned: slow, so no transaction is open meanwhile. */
export const readImport = async (
  { storage }: Pick<Wiring, 'storage'>,
  organizationId: number,
  { storage_key }: Pick<ImportRecord, 'storage_key'>,
  mapping: ImportMapping,
): Promise<CleanTableRow[]> =>
  cleanTable(await readTable(organizationId, () => storage.read(storage_key)), mapping);

export const findImportOf = async ({ database }: Tools, scope: Scope, id: number): Promise<ImportRecord> => {
  const record = await database.withTenant(scope, (tenant) => findImport(tenant, id));
  if (!record) throw notFound();
  return record;
};
