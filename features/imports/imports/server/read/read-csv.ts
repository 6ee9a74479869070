import { Readable } from 'node:stream';
import { type CastingContext, parse } from 'csv-parse';
import { decodeText, strangeMark } from './decode-text.ts';
import { detectDelimiter } from './detect-delimiter.ts';
import { type RawFile, type RawRow, readLimits, tooManyColumns, tooManyRows } from './table.ts';

/** Number of characters that are parsed before their rows are counted. */
const step = 64 * 1024;

/** A character of two halves, such as an emoji, stays whole. */
const inSteps = function* (text: string) {
  for (let at = 0; at < text.length; ) {
    const half = text.charCodeAt(at + step - 1);
    const end = at + step + (half >= 0xd800 && half < 0xdc00 ? 1 : 0);
    yield text.slice(at, end);
    at = end;
  }
};

/** Checks the width while a line is being parsed, because nine megabytes of commas are a single line. */
const refuseWide = (cell: string, { index }: CastingContext): string => {
  if (index >= readLimits.columns) throw tooManyColumns();
  return cell;
};

/** Takes the marks off and remembers which cells had one. */
const unmark = (row: RawRow): RawRow => {
  const strange = row.cells.flatMap((cell, at) => (cell.includes(strangeMark) ? [at] : []));
  if (strange.length === 0) return row;
  return { ...row, cells: row.cells.map((cell) => cell.replaceAll(strangeMark, '')), strange };
};

/** All rows of the file, including blank ones, rows of unequal length and rows with line breaks inside quotes. */
export const readCsv = async (bytes: Uint8Array): Promise<RawFile> => {
  const { delimiter, text, skipped } = detectDelimiter(decodeText(bytes));
  const parser = Readable.from(inSteps(text)).compose(
    parse({
      ...{ delimiter, bom: true, cast: refuseWide },
      // All of them: by itself the parser takes that of the first line for the whole file.
      record_delimiter: ['\r\n', '\n', '\r'],
      // A blank before a quote does not belong to the cell.
      ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: false, ltrim: true },
    }),
  );
  const rows: RawRow[] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    rows.push(unmark({ line: rows.length + 1 + skipped, cells }));
    if (rows.length > readLimits.lines) throw tooManyRows();
  }
  return { rows, delimiter };
};
