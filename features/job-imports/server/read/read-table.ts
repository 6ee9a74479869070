import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { invalid, Problem } from '#platform/contract/errors';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { makeTable, type Table } from './table.ts';

const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** The table in a CSV or XLSX file, told apart by what is in it; 422 with the reason when there is none. */
export const readTable = async (stream: Readable): Promise<Table> => {
  const bytes = await buffer(stream);
  try {
    return isArchive(bytes) ? await readXlsx(bytes) : makeTable(await readCsv(bytes));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw invalid({ file: ['import_file_unreadable'] });
  }
};
