import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { type RawRow, readLimits, tooManyRows } from './table.ts';

/** Characters between two pauses in which other requests get their turn. */
const step = 64 * 1024;

const inSteps = async function* (text: string) {
  for (let at = 0; at < text.length; at += step) {
    await setImmediate();
    yield text.slice(at, at + step);
  }
};

/** Rows as they stand in the file: ragged ones, blank ones and line breaks inside quotes included. */
export const readCsv = async (bytes: Uint8Array): Promise<RawRow[]> => {
  const { delimiter, text, skipped } = detectDelimiter(decodeText(bytes));
  const parser = Readable.from(inSteps(text)).compose(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, bom: true }),
  );
  const rows: RawRow[] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    rows.push({ line: rows.length + 1 + skipped, cells });
    if (rows.length > readLimits.lines) throw tooManyRows();
  }
  return rows;
};
