import { headLines, isErrorFile, type RawRow } from './table.ts';

/** How many different fields these headers name. */
export type CountKnown = (headers: readonly string[]) => number;

/** Number of rows that show how many cells a row of the file usually has. */
const looked = 50;

const filledOf = ({ cells }: RawRow): string[] => cells.filter((cell) => cell.trim() !== '');

/** The number of filled cells that most rows have; the larger one of two. */
const usualWidth = (rows: readonly RawRow[]): number => {
  const counts = Map.groupBy(rows.slice(0, looked), (row) => filledOf(row).length);
  const [usual = 0] = [...counts].sort(([a, of], [b, others]) => others.length - of.length || b - a)[0] ?? [];
  return usual;
};

/** Finds the header below the titles that reports begin with: the first row most of whose cells name fields, or the one that
 * names most of them. Where none names two, it is the first row with more than half of the usual number of cells. */
export const findHeader = (rows: readonly RawRow[], countKnown: CountKnown): RawRow | undefined => {
  if (rows[0] && isErrorFile(rows[0].cells)) return rows[0];
  // Below a header there is at least one row.
  const head = rows.slice(0, headLines).slice(0, Math.max(rows.length - 1, 1));
  const named = head
    .map((row) => ({ row, filled: filledOf(row).length, known: countKnown(filledOf(row)) }))
    .filter(({ known }) => known >= 2);
  const highest = Math.max(...named.map(({ known }) => known));
  const best =
    named.find(({ known, filled }) => known * 2 > filled) ?? named.find(({ known }) => known === highest);
  if (best) return best.row;
  const usual = usualWidth(rows);
  return head.find((row) => filledOf(row).length * 2 > usual) ?? head[0];
};
