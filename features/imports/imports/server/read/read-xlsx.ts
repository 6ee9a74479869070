import { type CellValue, readSheet } from 'read-excel-file/universal';
import { checkReferences } from './check-references.ts';
import { showErrors } from './error-cells.ts';
import { countsFrom1904, findFirstSheet } from './find-first-sheet.ts';
import { importTooLarge, type RawFile, type RawRow, readLimits, tooManyRows } from './table.ts';
import { unpackArchive } from './unpack-archive.ts';

/** The date, with the time of day unless it is midnight. */
const dateText = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$|\.\d+Z$/, '');

const cellText = (value: CellValue<string> | null): string => {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
};

/** Rounds fractions to 15 digits, because further digits are errors of the binary format. Whole numbers keep every digit. */
const numberText = (text: string): string => {
  const number = Number(text);
  return /[.eE]/.test(text) && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
};

/** A workbook stores a text once for all cells that repeat it, so a small file can become a very large table. */
const refuseRepeated = (rows: readonly RawRow[]): void => {
  let characters = 0;
  for (const { cells } of rows) for (const cell of cells) characters += cell.length;
  if (characters > readLimits.characters) throw importTooLarge();
};

/** The first sheet as text. */
export const readXlsx = async (bytes: Buffer): Promise<RawFile> => {
  const entries = await unpackArchive(bytes);
  const first = findFirstSheet(entries);
  if (first) checkReferences(first);
  const sheet = await readSheet<string>(new Uint8Array(bytes).buffer, {
    trim: false,
    parseNumber: numberText,
  });
  if (sheet.length > readLimits.lines) throw tooManyRows();
  const rows: RawRow[] = sheet.map((row, at) => ({ line: at + 1, cells: row.map(cellText) }));
  if (first) showErrors(first, rows);
  refuseRepeated(rows);
  return { rows, delimiter: ',', since1904: countsFrom1904(entries) };
};
