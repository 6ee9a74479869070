import type { Readable } from 'node:stream';
import { readApart } from './read-apart.ts';
import { readInTurn } from './read-in-turn.ts';
import type { Table } from './table.ts';

/** The table in a CSV or XLSX file; 422 with the reason when there is none. The file is opened only when it is the
 * organization's turn. */
export const readTable = (organizationId: number, open: () => Readable | Promise<Readable>): Promise<Table> =>
  readInTurn(organizationId, async () => readApart(await open()));
