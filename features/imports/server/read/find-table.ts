import { invalid, Problem } from '#platform/contract/errors';
import { readCsv } from './read-csv.ts';
import { makeTable, type Table } from './table.ts';

/** What reads workbooks takes longer to load than a table of text takes to read. */
const readWorkbook = async (bytes: Buffer) => (await import('./read-xlsx.ts')).readXlsx(bytes);

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** The table in these bytes, told apart by what is in them. Only for a process that may be ended: see `readApart`. */
export const findTable = async (bytes: Buffer): Promise<Table> => {
  try {
    return makeTable(isArchive(bytes) ? await readWorkbook(bytes) : await readCsv(bytes));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid({ file: ['import_file_unreadable'] });
  }
};
