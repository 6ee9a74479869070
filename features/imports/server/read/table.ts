import { invalid, type Problem } from '#platform/contract/errors';

/** `line` counts as a spreadsheet does: the first is 1. */
export type RawRow = { line: number; cells: string[] };

export type TableRow = RawRow & {
  /** It has more cells than the header. */
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

/** A workbook that holds more than its size says, or takes too long: a CSV of the same rows is read all the same. */
export const importTooLarge = (): Problem => invalid({ file: ['import_file_too_heavy'] });

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Names that are there once: an empty one becomes its position, a repeated one gets a number. */
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

/** The first row that is not blank is the header. Blank rows hold nothing and are no rows; short ones are filled up. */
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
