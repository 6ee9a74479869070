import type { Tenant } from '#platform/server/db/tenant';
import type { ImportMapping, RowOutcome } from '../../contract/index.ts';
import type { AnyKind, JudgedRow, Writing, WrittenRow } from '../kind.ts';
import { insertRows, type StoredRow } from '../result/import-row-repository.ts';
import { isOfKind } from '../rows/rows-of-file.ts';
import { addProgress, type Totals } from './import-state-repository.ts';
import { rowsToWrite } from './judge-rows.ts';

/** Writes one part of the file in the open transaction: its records, the outcome of each row, and the progress. Returns the
 * totals so far. */
export const writeChunk = async (
  tenant: Tenant,
  kind: AnyKind,
  judged: readonly JudgedRow[],
  { last, ...writing }: Writing<ImportMapping, unknown> & { last: boolean },
): Promise<Totals> => {
  const writable = rowsToWrite(judged);
  const written = writable.length > 0 ? await kind.write(tenant, writable, writing) : [];
  const rows = [...written, ...judged.filter(({ outcome }) => outcome === 'left_out')];
  // Every row of the file has one outcome, and no other line has any.
  if (
    new Set(rows.map(({ line }) => line)).symmetricDifference(new Set(judged.map(({ line }) => line))).size >
    0
  )
    throw new Error(`import ${writing.importId} lost rows`);
  const cells = new Map(judged.map((row) => [row.line, row.cells]));
  const stored = rows.map(
    ({ line, outcome, reasons, warnings, ...row }: WrittenRow): StoredRow => ({
      line,
      outcome,
      reasons,
      warnings,
      job_id: row.job_id ?? null,
      building_id: row.building_id ?? null,
      records: row.records ?? [],
      source: cells.get(line) ?? [],
    }),
  );
  await insertRows(tenant, writing.importId, stored);
  const count = (outcome: RowOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  return addProgress(tenant, writing.importId, {
    done: rows.length,
    created: count('created'),
    updated: count('updated'),
    skipped: count('duplicate'),
    failed: count('invalid'),
    leftOut: count('left_out'),
    warned: rows.filter((row) => isOfKind(row, 'warning')).length,
    last,
  });
};
