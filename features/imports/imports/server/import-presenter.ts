import type { MessageRef } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type ImportRow,
  type KeptRecords,
  type ListedImport,
  type ImportRecord as PresentedImport,
  type PreviewRow,
  type Remark,
  runnableFrom,
  undoableFrom,
} from '../contract/index.ts';
import type { ImportRecord, KeptRows, ListedRecord } from './import-repository.ts';
import type { AnyKind, JudgedRow } from './kind.ts';
import type { StoredRow } from './result/import-row-repository.ts';

export type Translate = (messageRef: MessageRef) => string;

/** The person who reads an import, and its kind. */
export type Reader = { kind: AnyKind; tenant: Tenant; person: Person; say: Translate };

export const mayUndo = ({ status, done_rows }: Pick<ImportRecord, 'status' | 'done_rows'>): boolean =>
  undoableFrom.includes(status) || (status === 'failed' && done_rows > 0);

const presentOne = (row: ListedRecord, say: Translate): ListedImport => ({
  id: row.id,
  file_id: row.file_id,
  file_name: row.file_name,
  status: row.status,
  total_rows: row.total_rows,
  done_rows: row.done_rows,
  created_rows: row.created_rows,
  updated_rows: row.updated_rows,
  skipped_rows: row.skipped_rows,
  failed_rows: row.failed_rows,
  left_out_rows: row.left_out_rows,
  warning_rows: row.warning_rows,
  message: row.message && say({ code: row.message }),
  created_by: row.created_by === null ? null : { id: row.created_by, name: row.creator_name ?? '' },
  created_at: row.created_at,
  finished_at: row.finished_at,
  can: { run: runnableFrom.includes(row.status), undo: mayUndo(row) },
});

/** Imports in the list, with what their kind adds. */
export const presentListed = async (
  rows: readonly ListedRecord[],
  { kind, tenant, person, say }: Reader,
): Promise<ListedImport[]> => {
  const listed = rows.map((row) => presentOne(row, say));
  const more = await kind.present?.(tenant, rows, { person, listed });
  return listed.map((one, at) => ({ ...one, ...more?.[at] }));
};

const presentKept = ({ total, records }: KeptRows, say: Translate): KeptRecords => ({
  total,
  records: records.map((record) => ({ ...record, reason: record.reason ? say(record.reason) : null })),
});

const presentReading = ({ header_line, head }: ImportRecord['reading']): PresentedImport['reading'] =>
  header_line === undefined || head === undefined ? null : { header_line, head };

export const presentImport = async (row: ImportRecord, reader: Reader): Promise<PresentedImport> => {
  const [listed] = await presentListed([row], reader);
  return {
    ...(listed as ListedImport),
    columns: row.columns,
    mapping: row.mapping,
    counts: row.counts.preview ?? null,
    kept: row.counts.kept ? presentKept(row.counts.kept, reader.say) : null,
    reading: presentReading(row.reading),
  };
};

const presentRemarks = (remarks: readonly Remark[], say: Translate) =>
  remarks.map(({ field, code, values }) => ({ field, code, message: say({ code, values }) }));

const presentSource = (columns: readonly { name: string }[], cells: readonly string[]) =>
  Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? '']));

/** A row is shown with the first record that it wrote. */
const recordOf = ({ records }: StoredRow): ImportRow['record'] => {
  const [first] = records;
  return first ? { type: first.type, id: first.id, page: first.page } : null;
};

export const presentStoredRow = (
  row: StoredRow,
  { columns, status }: ImportRecord,
  say: Translate,
): ImportRow => ({
  line: row.line,
  outcome: row.outcome,
  source: presentSource(columns, row.source),
  reasons: presentRemarks(row.reasons, say),
  warnings: presentRemarks(row.warnings, say),
  job_id: status === 'undone' ? null : row.job_id,
  record: status === 'undone' ? null : recordOf(row),
});

export const presentPreviewRow = (
  judged: JudgedRow,
  { columns }: ImportRecord,
  { kind, say }: Pick<Reader, 'kind' | 'say'>,
): PreviewRow => ({
  line: judged.line,
  outcome: judged.outcome,
  source: presentSource(columns, judged.cells),
  cleaned: judged.row as PreviewRow['cleaned'],
  reasons: presentRemarks(judged.reasons, say),
  warnings: presentRemarks(judged.warnings, say),
  changes: judged.outcome === 'updated' ? [...(kind.changesOf?.(judged) ?? [])] : [],
});
