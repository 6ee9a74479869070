import type { Tenant } from '#platform/server/db/tenant';
import type { Stored } from '#platform/server/records/record-repository';
import type { KeptRow } from '../import-repository.ts';
import { recordsAfter, type WrittenRecord } from './import-row-repository.ts';

/** A record that a line of the file wrote. */
export type RecordOfLine = WrittenRecord & { line: number };

/** What an import wrote, in the order of the file. */
export const recordsWritten = async (tenant: Tenant, importId: number): Promise<RecordOfLine[]> => {
  const rows = await recordsAfter(tenant, importId, 0);
  return rows.flatMap(({ line, records }) => records.map((record) => ({ ...record, line })));
};

type Lock = (ids: readonly number[]) => Promise<(Stored & { id: number })[]>;

/** Separates records of one table into those that are unchanged since the import and those that someone has changed. Deleted
 * records are in neither. `lock` locks the rows, so that this stays true. */
export const sortOut = async (
  records: readonly RecordOfLine[],
  lock: Lock,
): Promise<{ untouched: RecordOfLine[]; edited: RecordOfLine[] }> => {
  const rows = await lock(records.map(({ id }) => id));
  const now = new Map(rows.map((row) => [row.id, row]));
  const there = records.filter(({ id }) => now.get(id)?.deleted_at === null);
  const isUntouched = ({ id, written_at }: RecordOfLine): boolean => now.get(id)?.updated_at === written_at;
  return { untouched: there.filter(isUntouched), edited: there.filter((record) => !isUntouched(record)) };
};

export const isCreated = ({ before }: RecordOfLine): boolean => before === null;

/** What changed records had before. */
export const oldValues = (records: readonly RecordOfLine[]): { id: number; change: object }[] =>
  records.flatMap(({ id, before }) => (before ? [{ id, change: before }] : []));

/** Removes the records that the import created, as far as nothing needs them by now. Returns those that are needed. */
export const removeCreated = async (
  records: readonly RecordOfLine[],
  remove: (ids: readonly number[]) => Promise<readonly number[]>,
): Promise<RecordOfLine[]> => {
  const created = records.filter(isCreated);
  const removed = new Set(await remove(created.map(({ id }) => id)));
  return created.filter(({ id }) => !removed.has(id));
};

/** The records that an undo leaves as they are, in the order of the file. */
export const asKept = (records: readonly (RecordOfLine & Pick<KeptRow, 'reason'>)[]): KeptRow[] =>
  records
    .toSorted((a, b) => a.line - b.line)
    .map(({ type, id, page, name, line, reason }) => ({
      type,
      id,
      page,
      name,
      line,
      ...(reason ? { reason } : {}),
    }));
