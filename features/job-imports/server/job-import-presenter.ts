import type { MessageRef } from '#platform/contract/errors';
import type { Person } from '#platform/server/http/person';
import {
  type ImportRow,
  type JobImport,
  type JobImportRow,
  type PreviewRow,
  type Remark,
  runnableFrom,
  undoableFrom,
} from '../contract/index.ts';
import type { ImportRecord, ListedImport } from './job-import-repository.ts';
import type { StoredRow } from './result/import-row-repository.ts';
import type { CheckedRow } from './rows/checked-row.ts';
import { mayCreateClients } from './run/plan-clients.ts';

export type Say = (said: MessageRef) => string;

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export const mayUndo = ({ status, done_rows }: Pick<ImportRecord, 'status' | 'done_rows'>): boolean =>
  undoableFrom.includes(status) || (status === 'failed' && done_rows > 0);

export const presentImportRow = (row: ListedImport, person: Person, say: Say): JobImportRow => ({
  id: row.id,
  file_id: row.file_id,
  file_name: row.file_name,
  status: row.status,
  total_rows: row.total_rows,
  done_rows: row.done_rows,
  created_rows: row.created_rows,
  skipped_rows: row.skipped_rows,
  failed_rows: row.failed_rows,
  warning_rows: row.warning_rows,
  message: row.message && say({ code: row.message }),
  client: named(row.client_id, row.client_name),
  created_by: named(row.created_by, row.creator_name),
  created_at: row.created_at,
  finished_at: row.finished_at,
  can: {
    run: runnableFrom.includes(row.status),
    undo: mayUndo(row),
    create_client: mayCreateClients(person),
  },
});

export const presentImport = (row: ImportRecord, person: Person, say: Say): JobImport => ({
  ...presentImportRow(row, person, say),
  columns: row.columns,
  mapping: row.mapping,
  counts: row.counts.preview ?? null,
});

const presentRemarks = (remarks: readonly Remark[], say: Say) =>
  remarks.map(({ field, code, values }) => ({ field, code, message: say({ code, values }) }));

const presentSource = (columns: readonly { name: string }[], cells: readonly string[]) =>
  Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? '']));

export const presentStoredRow = (row: StoredRow, { columns, status }: ImportRecord, say: Say): ImportRow => ({
  line: row.line,
  outcome: row.outcome,
  source: presentSource(columns, row.source),
  reasons: presentRemarks(row.reasons, say),
  warnings: presentRemarks(row.warnings, say),
  job_id: status === 'undone' ? null : row.job_id,
});

export const presentPreviewRow = (checked: CheckedRow, { columns }: ImportRecord, say: Say): PreviewRow => ({
  line: checked.line,
  outcome: checked.outcome,
  source: presentSource(columns, checked.cells),
  cleaned: checked.row,
  reasons: presentRemarks(checked.reasons, say),
  warnings: presentRemarks(checked.warnings, say),
});
