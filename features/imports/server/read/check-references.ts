import { invalid, type Problem } from '#platform/contract/errors';
import { readLimits, tooManyRows } from './table.ts';

/** The last line of a sheet as spreadsheets have it; some say how high its empty row is. */
const lastLine = 1_048_576;

/** Rows and cells where they name their place, and whether something stands in them. */
const named = /<(?:[\w.-]+:)?(row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([^"'<>]*)["'][^<>]*?(\/?>)(<\/)?/g;

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const tooFar = (cell: string): Problem => {
  const values = { cell: cell.slice(0, 20), columns: readLimits.columns, rows: readLimits.lines };
  return invalid({ file: [{ code: 'import_cell_too_far', values }] });
};

/** Refuses a sheet with a cell far away from the others before it is parsed: the parser makes room for all before it. */
export const checkReferences = (sheet: Buffer): void => {
  let filled = 0;
  let latest = '';
  for (const [, tag, reference = '', end, closed] of sheet.toString('latin1').matchAll(named)) {
    const [, letters = '', line = ''] = /^([A-Z]*)(\d+)$/.exec(reference) ?? [];
    if (line === '' || Number(line) > lastLine) throw tooFar(reference);
    const blank = tag === 'row' || end === '/>' || closed !== undefined;
    if (blank) continue;
    if (line !== latest) filled += 1;
    latest = line;
    // The header is one of them.
    if (filled > readLimits.rows + 1) throw tooManyRows();
    if (columnOf(letters) > readLimits.columns || Number(line) > readLimits.lines) throw tooFar(reference);
  }
};
