import { type RawRow, readLimits } from './table.ts';

/** A cell of the type for errors, with what its tag says. */
const tag = /<(?:[\w.-]+:)?c\s(?:[^<>]*?\s)?t\s*=\s*["']e["'][^<>]*>/g;

const reference = /\sr\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/;

/** The value behind the tag, and behind the formula that failed. */
const value =
  /\s*(?:<(?:[\w.-]+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:[\w.-]+:)?f\s*>))?\s*<(?:[\w.-]+:)?v(?:\s[^<>]*)?>([^<]{1,40})</y;

/** What a cell shows whose value is missing. */
const unnamed = '#ERROR!';

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const valueAt = (xml: string, at: number): string => {
  value.lastIndex = at;
  return value.exec(xml)?.[1]?.trim() || unnamed;
};

/** Writes into the rows of a sheet what its cells with errors show: the parser takes them for empty ones. */
export const showErrors = (sheet: Buffer, rows: RawRow[]): void => {
  const xml = sheet.toString('utf8');
  for (const match of xml.matchAll(tag)) {
    const [, letters = '', digits = ''] = reference.exec(match[0]) ?? [];
    const [column, line] = [columnOf(letters), Number(digits)];
    if (column < 1 || column > readLimits.columns || line < 1 || line > readLimits.lines) continue;
    while (rows.length < line) rows.push({ line: rows.length + 1, cells: [] });
    const cells = rows[line - 1]?.cells ?? [];
    while (cells.length < column) cells.push('');
    cells[column - 1] = valueAt(xml, match.index + match[0].length);
  }
};
