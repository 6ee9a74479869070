import { type CellValue, readSheet } from 'read-excel-file/node';
import { checkArchive } from './check-archive.ts';
import { type RawRow, readLimits, tooManyRows } from './table.ts';

/** The day; a time of day only where there is one. */
const dateText = (date: Date): string => date.toISOString().replace(/T00:00:00\.000Z$|\.\d+Z$/, '');

const cellText = (value: CellValue<string> | null): string => {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value);
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
};

/** 17 digits of a fraction are noise of its binary form; a long number keeps every digit. */
const numberText = (text: string): string => {
  const number = Number(text);
  return /[.eE]/.test(text) && Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text;
};

/** The first sheet as text. It is unpacked and read in a thread of the reader's own. */
export const readXlsx = async (bytes: Buffer): Promise<RawRow[]> => {
  await checkArchive(bytes);
  const sheet = await readSheet<string>(bytes, { trim: false, parseNumber: numberText });
  if (sheet.length > readLimits.lines) throw tooManyRows();
  return sheet.map((row, at) => ({ line: at + 1, cells: row.map(cellText) }));
};
