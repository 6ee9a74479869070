import { invalid, Problem } from '#platform/contract/errors';
import { unescapeFormula } from '#platform/server/export/escape-formula';
import { readCsv } from './read-csv.ts';
import { headLines, isBlank, type RawFile, readLimits, tooManyRows } from './table.ts';

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
