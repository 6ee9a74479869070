import { notFound } from '#platform/contract/errors';
import type { Scope } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import type { ImportMapping } from '../../contract/index.ts';
import { type Finding, findImport, type ImportRecord } from '../import-repository.ts';
import type { AnyKind, CleanTableRow } from '../kind.ts';
import { readTable } from '../read/read-table.ts';
import { headerAt } from '../read/table.ts';
import { cleanTable } from '../rows/clean-table.ts';
import type { FileRead } from './lock-as-read.ts';

type Tools = Pick<Wiring, 'database' | 'storage'>;

type Given = {
  kind: AnyKind;
  record: Pick<ImportRecord, 'organization_id' | 'storage_key' | 'reading'>;
  mapping: ImportMapping;
};

/** The rows of the stored file, read again and cleaned. Slow, so do not call it inside a transaction. */
export const readImport = async (
  { storage }: Pick<Wiring, 'storage'>,
  { kind, record, mapping }: Given,
): Promise<CleanTableRow[]> =>
  cleanTable(
    await readTable(
      record.organization_id,
      () => storage.read(record.storage_key),
      headerAt(record.reading.header_line),
    ),
    kind,
    mapping,
  );

export const findImportOf = async (
  { database }: Tools,
  scope: Scope,
  finding: Finding,
): Promise<ImportRecord> => {
  const record = await database.withTenant(scope, (tenant) => findImport(tenant, finding));
  if (!record) throw notFound();
  return record;
};

/** The rows of an import that is still being mapped, with the header that they were read below. */
export const readBelowHeader = async (tools: Pick<Wiring, 'storage'>, given: Given): Promise<FileRead> => ({
  cleaned: await readImport(tools, given),
  headerLine: given.record.reading.header_line,
});
