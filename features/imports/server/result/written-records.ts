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

/** Of records of one table: those that stand as the import left them, and those that somebody changed since. What was
 * deleted since is neither. `lock` holds the rows, so that this stays true. */
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

/** What taking an import back leaves, as it is listed. */
export const asKept = (records: readonly (RecordOfLine & Pick<KeptRow, 'reason'>)[]): KeptRow[] =>
  records
    .toSorted((a, b) => a.line - b.line)
    .map(({ type, id, page, name, line, reason }) => ({
      ...{ type, id, page, name, line },
      ...(reason ? { reason } : {}),
    }));
