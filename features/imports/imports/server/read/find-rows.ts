import { Readable } from 'node:stream';
import { type CastingContext, parse } from 'csv-parse';
import { invalid, Problem } from '#platform/contract/errors';
import { unescapeFormula } from '#platform/server/export/escape-formula';
import { decodeText, strangeMark } from './decode-text.ts';
import {
  headLines,
  isBlank,
  type RawFile,
  type RawRow,
  readLimits,
  tooManyColumns,
  tooManyRows,
} from './table.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Number of lines that are looked at. */
const looked = 30;

/** The line `sep=;` with which Excel names the delimiter; it is not a row of the table. */
const declared = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

type Counts = Readonly<Record<string, number>>;

/** How often each delimiter stands outside of quotes, for the first lines that are not blank. */
const countLines = (text: string): Counts[] => {
  const lines: Counts[] = [];
  let counts: Record<string, number> = {};
  let isBlank = true;
  let quoted = false;
  const end = (): void => {
    if (!isBlank) lines.push(counts);
    counts = {};
    isBlank = true;
  };
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) {
      end();
      if (lines.length === looked) return lines;
    } else if (!quoted && delimiters.some((each) => each === character))
      counts[character] = (counts[character] ?? 0) + 1;
    isBlank &&= character.trim() === '';
  }
  end();
  return lines;
};

const byCount = (counts: Counts): string[] =>
  delimiters.filter((each) => counts[each] !== undefined).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));

/** The delimiter of the first line that has as many of it as at least half of all lines; a title above the table has not. In a
 * ragged file, the most frequent one of the first line that has any. */
const delimiterOf = (lines: readonly Counts[]): string => {
  const isUsual = (counts: Counts, delimiter: string): boolean =>
    lines.filter((other) => other[delimiter] === counts[delimiter]).length * 2 >= lines.length;
  const usual = lines.flatMap((counts) => byCount(counts).filter((each) => isUsual(counts, each)));
  return usual[0] ?? lines.flatMap(byCount)[0] ?? ',';
};

/** The delimiter of a file, and its text without a line that only names it. */
const detectDelimiter = (text: string): { delimiter: string; text: string; skipped: number } => {
  const [line, named] = declared.exec(text) ?? [];
  if (line && named) return { delimiter: named, text: text.slice(line.length), skipped: 1 };
  return { delimiter: delimiterOf(countLines(text)), text, skipped: 0 };
};

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
const readCsv = async (bytes: Uint8Array): Promise<RawFile> => {
  const { delimiter, text, skipped } = detectDelimiter(decodeText(bytes));
  const parser = Readable.from(inSteps(text)).compose(
    parse({
      delimiter,
      bom: true,
      cast: refuseWide,
      // All of them: by itself the parser takes that of the first line for the whole file.
      record_delimiter: ['\r\n', '\n', '\r'],
      // A blank before a quote does not belong to the cell.
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      ltrim: true,
    }),
  );
  const rows: RawRow[] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    rows.push(unmark({ line: rows.length + 1 + skipped, cells }));
    if (rows.length > readLimits.lines) throw tooManyRows();
  }
  return { rows, delimiter };
};

/** Loaded only for workbooks: loading the parser takes longer than reading a CSV file. */
const readWorkbook = async (bytes: Buffer): Promise<RawFile> =>
  (await import('./read-xlsx.ts')).readXlsx(bytes);

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** A cell in quotes with a blank behind them: the parser takes the quotes for a part of it. */
const loose = /^"([^"]*)"\s+$/;

/** A cell that the database can keep: it knows neither zeros nor halves of characters. */
const readable = (cell: string): string =>
  unescapeFormula(cell.replaceAll('\0', '').toWellFormed().replace(loose, '$1'));

/** The rows in these bytes that have something in them; the content decides whether it is a workbook or CSV. Call it only in a
 * process that may be killed: see `readApart`. */
export const findRows = async (bytes: Buffer): Promise<RawFile> => {
  try {
    const { rows, ...file } = isArchive(bytes) ? await readWorkbook(bytes) : await readCsv(bytes);
    const filled = rows.filter(({ cells }) => !isBlank(cells));
    if (filled.length > readLimits.rows + headLines) throw tooManyRows();
    return { ...file, rows: filled.map((row) => ({ ...row, cells: row.cells.map(readable) })) };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid({ file: ['import_file_unreadable'] });
  }
};
