import { invalid, Problem } from '#platform/contract/errors';
import { readCsv } from './read-csv.ts';
import { makeTable, type Table } from './table.ts';

/** Loaded only for workbooks: loading the parser takes longer than reading a CSV file. */
const readWorkbook = async (bytes: Buffer) => (await import('./read-xlsx.ts')).readXlsx(bytes);

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** The table in these bytes; the content decides whether it is a workbook or CSV. Call it only in a process that may be
 * killed: see `readApart`. */
export const findTable = async (bytes: Buffer): Promise<Table> => {
  try {
    return makeTable(isArchive(bytes) ? await readWorkbook(bytes) : await readCsv(bytes));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid({ file: ['import_file_unreadable'] });
  }
};
