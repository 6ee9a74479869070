import { invalid, type Problem } from '#platform/contract/errors';
import { readLimits, tooManyRows } from './table.ts';

/** The last line that spreadsheets allow. Some write a row element for it, only to set its height. */
const lastLine = 1_048_576;

/** Matches row and cell tags that have a reference, and whether the tag is empty. */
const named = /<(?:[\w.-]+:)?(row|c)\s(?:[^<>]*?\s)?r\s*=\s*["']([^"'<>]*)["'][^<>]*?(\/?>)(<\/)?/g;

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const tooFar = (cell: string): Problem => {
  const values = { cell: cell.slice(0, 20), columns: readLimits.columns, rows: readLimits.lines };
  return invalid({ file: [{ code: 'import_cell_too_far', values }] });
};

/** Refuses a sheet with a cell far outside the limits before it is parsed, because the parser allocates all cells up to it. */
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
    // The header counts as one of the filled lines.
    if (filled > readLimits.rows + 1) throw tooManyRows();
    if (columnOf(letters) > readLimits.columns || Number(line) > readLimits.lines) throw tooFar(reference);
  }
};
