import { type DecimalMark, readAmount } from '#platform/contract/read-amount';
import { type ImportColumn, type ImportMapping, isSpreadsheetError } from '../../contract/index.ts';
import type { AnyKind } from '../kind.ts';
import type { Description } from './description.ts';
import {
  headerAt,
  headLines,
  isErrorFile,
  makeTable,
  type RawFile,
  type RawRow,
  type Table,
} from './table.ts';

/** How many different fields these headers name. */
type CountKnown = (headers: readonly string[]) => number;

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

const max = { samples: 3, words: 20, length: 60 };

/** Facts and examples of each column, so that people can tell which field it fills. */
export const describeColumns = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): ImportColumn[] =>
  columns.map((name, at) => {
    const samples = new Set<string>();
    const words = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[at]?.trim() ?? '';
      if (text === '' || isSpreadsheetError(text)) continue;
      // The database takes no half of a character.
      const short = text.slice(0, max.length).toWellFormed();
      if (samples.size < max.samples) samples.add(short);
      words.add(short);
      if (words.size > max.words) break;
    }
    return { name, samples: [...samples], words: words.size > max.words ? [] : [...words] };
  });

const grouped: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\D*[1-9]\d{0,2}(,\d{3})+\D*$/,
  ',': /^\D*[1-9]\d{0,2}(\.\d{3})+\D*$/,
};

/** The mark before the decimals of a whole file, from the cells that hold amounts: `12,50` has a meaning with a comma only. Where
 * no cell says it, groups of three do, in a file with semicolons: programs write those where the comma is taken. */
export const findDecimalMark = (cells: readonly string[], delimiter: string): DecimalMark => {
  const count = (holds: (cell: string) => boolean): number => cells.filter(holds).length;
  const only = (mark: DecimalMark, other: DecimalMark): number =>
    count((cell) => readAmount(cell, mark) !== undefined && readAmount(cell, other) === undefined);
  const [comma, point] = [only(',', '.'), only('.', ',')];
  if (comma !== point) return comma > point ? ',' : '.';
  if (comma > 0 || delimiter !== ';') return '.';
  return count((cell) => grouped['.'].test(cell)) > count((cell) => grouped[','].test(cell)) ? '.' : ',';
};

/** Maximum length of a row that is shown to choose the header. */
const maxText = 200;

const countKnown =
  (kind: AnyKind, today: string): CountKnown =>
  (names) =>
    Object.keys(
      kind.guess(
        names.map((name) => ({ name, samples: [], words: [] })),
        today,
      ).columns,
    ).length;

/** Says how the file writes decimals, if it has columns of numbers. */
const withMark = (
  mapping: ImportMapping,
  { columns, rows }: Table,
  { kind, delimiter }: { kind: AnyKind; delimiter: string },
): ImportMapping => {
  const positions = kind.measures.flatMap((target) => {
    const at = columns.indexOf(mapping.columns[target] ?? '');
    return at < 0 ? [] : [at];
  });
  if (positions.length === 0) return mapping;
  const cells = rows.flatMap(({ cells }) => positions.map((at) => cells[at] ?? ''));
  return { ...mapping, decimal_mark: findDecimalMark(cells, delimiter) };
};

type Input = { kind: AnyKind; today: string; line?: number };

/** The columns of a file below its header, with a guessed mapping. `line` is the header that people chose. */
export const describeFile = (file: RawFile, { kind, today, line }: Input): Description => {
  const table = makeTable(
    file,
    line === undefined ? (rows) => findHeader(rows, countKnown(kind, today)) : headerAt(line),
  );
  const columns = describeColumns(table);
  const head = file.rows.slice(0, headLines).map(({ line, cells }) => ({
    line,
    text: cells
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' · ')
      .slice(0, maxText)
      .toWellFormed(),
  }));
  return {
    columns,
    totalRows: table.rows.length,
    mapping: {
      ...withMark(kind.guess(columns, today), table, { kind, delimiter: file.delimiter }),
      ...(file.since1904 && { day_base: 1904 as const }),
    },
    reading: { header_line: table.header.line, head, delimiter: file.delimiter },
  };
};
