import { Readable } from 'node:stream';
import { type CastingContext, parse } from 'csv-parse';
import { decodeText } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { type RawRow, readLimits, tooManyColumns, tooManyRows } from './table.ts';

/** Characters that are parsed before the rows among them are counted. */
const step = 64 * 1024;

const inSteps = function* (text: string) {
  for (let at = 0; at < text.length; at += step) yield text.slice(at, at + step);
};

/** While a line is read: nine megabytes of commas are one line. */
const refuseWide = (cell: string, { index }: CastingContext): string => {
  if (index >= readLimits.columns) throw tooManyColumns();
  return cell;
};

/** Rows as they stand in the file: ragged ones, blank ones and line breaks inside quotes included. */
export const readCsv = async (bytes: Uint8Array): Promise<RawRow[]> => {
  const { delimiter, text, skipped } = detectDelimiter(decodeText(bytes));
  const parser = Readable.from(inSteps(text)).compose(
    parse({
      ...{ delimiter, bom: true, cast: refuseWide },
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: false },
    }),
  );
  const rows: RawRow[] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    rows.push({ line: rows.length + 1 + skipped, cells });
    if (rows.length > readLimits.lines) throw tooManyRows();
  }
  return rows;
};
