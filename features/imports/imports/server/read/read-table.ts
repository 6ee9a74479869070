import type { Readable } from 'node:stream';
import { readApart } from './read-apart.ts';
import { readInTurn } from './read-in-turn.ts';
import { makeTable, type RawFile, type RawRow, type Table } from './table.ts';

/** The rows of a CSV or XLSX file; 422 with the reason when it has none. The file is opened only when it is the
 * organization's turn. */
export const readRows = (
  organizationId: number,
  open: () => Readable | Promise<Readable>,
): Promise<RawFile> => readInTurn(organizationId, async () => readApart(await open()));

/** The same as a table below the header that is chosen. */
export const readTable = async (
  organizationId: number,
  open: () => Readable | Promise<Readable>,
  chooseHeader: (rows: readonly RawRow[]) => RawRow | undefined,
): Promise<Table> => makeTable(await readRows(organizationId, open), chooseHeader);
