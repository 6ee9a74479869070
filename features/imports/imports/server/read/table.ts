import { invalid, type Problem } from '#platform/contract/errors';
import { importMessages } from '../../contract/messages.ts';

/** The least number of columns that show what is a row. Two words with a comma between them are no row. */
const minColumns = 3;

/** The position of a cell that holds whole lines of the file, because a quotation mark before them is missing or too many:
 * between its first and last line, each has as many delimiters as a row. */
const findSwallowed = (
  cells: readonly string[],
  { delimiter, width }: { delimiter: string; width: number },
): number | undefined => {
  if (width < minColumns) return undefined;
  const at = cells.findIndex((cell) => {
    if (!/[\r\n]/.test(cell)) return false;
    const inside = cell.split(/\r\n|\n|\r/).slice(1, -1);
    return inside.length > 0 && inside.every((line) => line.split(delimiter).length >= width);
  });
  return at < 0 ? undefined : at;
};

// Not from the index: the process that reads a file needs nothing else of the contract.

/** `line` counts as in a spreadsheet: the first line is 1. `strange`: the cells that were not in the encoding of the file. */
export type RawRow = { line: number; cells: string[]; strange?: number[] };

/** The rows of a file that have something in them. */
export type RawFile = {
  rows: RawRow[];
  delimiter: string;
  /** A workbook that counts days from 1904. */
  since1904?: boolean;
};

export type TableRow = RawRow & {
  /** The row has more filled cells than the header. */
  surplus: boolean;
  /** The position of a cell that holds other rows of the file. */
  swallowed?: number | undefined;
};

/** A file as a header and rows; each row has a cell for each column. */
export type Table = { columns: string[]; rows: TableRow[]; header: RawRow };

/** Number of rows among which the header is looked for. */
export const headLines = 20;

export const readLimits = {
  rows: 50_000,
  columns: 200,
  lines: 200_000,
  headerLength: 200,
  characters: 40_000_000,
};

export const tooManyRows = (): Problem =>
  invalid({ file: [{ code: 'import_too_many_rows', values: { maximum: readLimits.rows } }] });

export const tooManyColumns = (): Problem =>
  invalid({ file: [{ code: 'import_too_many_columns', values: { maximum: readLimits.columns } }] });

/** For a workbook that unpacks to too much or takes too long to read. People can save the same rows as CSV instead. */
export const importTooLarge = (): Problem => invalid({ file: ['import_file_too_heavy'] });

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Makes the names of columns unique: an empty name becomes its position, a repeated one gets a number. */
const nameColumns = (header: readonly string[]): string[] => {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name =
      cell
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, readLimits.headerLength - 6)
        .toWellFormed() || `#${at + 1}`;
    let free = name;
    for (let copy = 2; taken.has(free); copy += 1) free = `${name} (${copy})`;
    taken.add(free);
    return free;
  });
};

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Whether these are the headers of our file of errors, in any language. */
export const isErrorFile = (header: readonly string[]): boolean => {
  const names = header.slice(0, widthOf(header)).map((cell) => cell.trim());
  return Object.values(importMessages).some(
    ({ import_error_line: line, import_error_outcome: outcome, import_error_reasons: reasons }) =>
      names.length > 3 && names[0] === line && names.at(-2) === outcome && names.at(-1) === reasons,
  );
};

/** Rows below the header; short ones are filled up with empty cells. */
export const makeTable = (
  { rows: all, delimiter }: Pick<RawFile, 'rows' | 'delimiter'>,
  chooseHeader: (rows: readonly RawRow[]) => RawRow | undefined,
): Table => {
  const header = chooseHeader(all);
  const below = header ? all.slice(all.indexOf(header) + 1) : [];
  if (!header || below.length === 0) throw invalid({ file: ['import_file_empty'] });
  if (below.length > readLimits.rows) throw tooManyRows();
  const width = widthOf(header.cells);
  if (width > readLimits.columns) throw tooManyColumns();
  // A file of errors that comes back: the line before each row and what was said behind it are not of the file.
  const own = isErrorFile(header.cells) ? { first: 1, last: width - 2 } : { first: 0, last: width };
  const columns = nameColumns(header.cells.slice(own.first, own.last));
  const rows = below.map(({ cells: all, strange, ...row }) => {
    const cells = columns.map((_, at) => all[own.first + at] ?? '');
    const swallowed = findSwallowed(cells, { delimiter, width: columns.length });
    return {
      ...row,
      cells,
      surplus: !isBlank(all.slice(width)),
      ...(strange && { strange: strange.map((at) => at - own.first) }),
      ...(swallowed !== undefined && { swallowed }),
    };
  });
  return { columns, rows, header };
};

/** The header that was chosen: the row of this line, or the first one. */
export const headerAt =
  (line?: number) =>
  (rows: readonly RawRow[]): RawRow | undefined =>
    rows.find((row) => row.line === line) ?? rows[0];
