import { parentPort, workerData } from 'node:worker_threads';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { Problem } from '#platform/contract/errors';
import { checkArchive } from './check-archive.ts';
import type { Reading } from './read-xlsx.ts';
import { makeTable, readLimits, type Table, tooHeavy, tooManyRows } from './table.ts';

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

/** A text stands in a workbook once for all its cells, and once for each of them where it is handed over. */
const refuseRepeated = ({ rows }: Table): void => {
  let characters = 0;
  for (const { cells } of rows) for (const cell of cells) characters += cell.length;
  if (characters > readLimits.characters) throw tooHeavy();
};

const read = async (bytes: Uint8Array<ArrayBuffer>): Promise<Table> => {
  await checkArchive(Buffer.from(bytes.buffer));
  const sheet = await readSheet<string>(bytes.buffer, { trim: false, parseNumber: numberText });
  if (sheet.length > readLimits.lines) throw tooManyRows();
  const table = makeTable(sheet.map((row, at) => ({ line: at + 1, cells: row.map(cellText) })));
  refuseRepeated(table);
  return table;
};

const reading: Reading = await read(workerData).then(
  (table) => ({ table }),
  (error: unknown) => {
    if (error instanceof Problem) return { refused: error.fields };
    throw error;
  },
);
parentPort?.postMessage(reading);
