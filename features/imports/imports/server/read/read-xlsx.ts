import { type CellValue, readSheet } from 'read-excel-file/universal';
import { invalid, type Problem } from '#platform/contract/errors';
import { showErrors } from './error-cells.ts';
import { importTooLarge, type RawFile, type RawRow, readLimits, tooManyRows } from './table.ts';
import { unpackArchive } from './unpack-archive.ts';

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
const checkReferences = (sheet: Buffer): void => {
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

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

const tagsOf = (content: Buffer | undefined, name: string): string[] =>
  [...(content?.toString('utf8') ?? '').matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^<>]*>`, 'g'))].map(
    ([tag]) => tag,
  );

/** Whether the workbook counts days from 1904, as those of the Macintosh once did. */
const countsFrom1904 = (entries: ReadonlyMap<string, Buffer>): boolean => {
  const [properties = ''] = tagsOf(entries.get('xl/workbook.xml'), 'workbookPr');
  return /^(1|true|on)$/i.test(attributeOf(properties, 'date1904') ?? '');
};

/** The first sheet, which is the only one that is read. */
const findFirstSheet = (entries: ReadonlyMap<string, Buffer>): Buffer | undefined => {
  const [sheet = ''] = tagsOf(entries.get('xl/workbook.xml'), 'sheet');
  const id = attributeOf(sheet.replace(/\ssheetId/i, ' '), 'id');
  const relation = tagsOf(entries.get('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    (tag) => attributeOf(tag, 'Id') === id,
  );
  const target = relation && attributeOf(relation, 'Target');
  return target === undefined
    ? undefined
    : entries.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
};

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
