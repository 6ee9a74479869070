import type { Tenant } from '#platform/server/db/tenant';
import type { ImportMapping } from '../../contract/index.ts';
import type { AnyKind, CleanTableRow, JudgedRow, Judging } from '../kind.ts';

const leaveOut = ({ line, cells, row }: CleanTableRow): JudgedRow => ({
  line,
  cells,
  row,
  outcome: 'left_out',
  warnings: [],
  reasons: [{ field: '', code: 'import_row_total' }],
});

/** The rows that a kind judges: all but those that are left out. */
export const rowsToJudge = (rows: readonly CleanTableRow[]): CleanTableRow[] =>
  rows.filter((row) => row.isTotal === undefined);

/** The rows that a kind writes. */
export const rowsToWrite = (rows: readonly JudgedRow[]): JudgedRow[] =>
  rows.filter(({ outcome }) => outcome !== 'left_out');

/** What becomes of each row, in the order of the file. */
export const judgeRows = async (
  kind: AnyKind,
  tenant: Tenant,
  rows: readonly CleanTableRow[],
  judging: Judging<ImportMapping, unknown>,
): Promise<JudgedRow[]> => {
  const left = rows.filter((row) => row.isTotal).map(leaveOut);
  const judged = await kind.judge(tenant, rowsToJudge(rows), judging);
  return [...judged, ...left].sort((a, b) => a.line - b.line);
};
