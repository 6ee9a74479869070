import { invalid, type Problem } from '#platform/contract/errors';

/** `line` counts as in a spreadsheet: the first line is 1. */
export type RawRow = { line: number; cells: string[] };

export type TableRow = RawRow & {
  /** The row has more filled cells than the header. */
  surplus: boolean;
};

/** A file as a header and rows; each row has a cell for each column. */
export type Table = { columns: string[]; rows: TableRow[] };

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

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Makes the names of columns unique: an empty name becomes its position, a repeated one gets a number. */
const nameColumns = (header: readonly string[]): string[] => {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name =
      cell
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, readLimits.headerLength - 6) || `#${at + 1}`;
    let free = name;
    for (let copy = 2; taken.has(free); copy += 1) free = `${name} (${copy})`;
    taken.add(free);
    return free;
  });
};

/** The first row that is not blank is the header. Blank rows are left out; short rows are filled up with empty cells. */
export const makeTable = (raw: readonly RawRow[]): Table => {
  const [header, ...below] = raw.filter(({ cells }) => !isBlank(cells));
  if (!header || below.length === 0) throw invalid({ file: ['import_file_empty'] });
  if (below.length > readLimits.rows) throw tooManyRows();
  const width = header.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (width > readLimits.columns) throw tooManyColumns();
  const columns = nameColumns(header.cells.slice(0, width));
  const rows = below.map(({ line, cells }) => ({
    line,
    cells: columns.map((_, at) => cells[at] ?? ''),
    surplus: !isBlank(cells.slice(width)),
  }));
  return { columns, rows };
};
