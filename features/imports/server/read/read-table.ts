import type { Readable } from 'node:stream';
import { readApart } from './read-apart.ts';
import type { Table } from './table.ts';
import { takeTurn } from './take-turn.ts';

/** The table in a CSV or XLSX file; 422 with the reason when there is none. The file is opened when it is the company's
 * turn. */
export const readTable = (organizationId: number, open: () => Readable | Promise<Readable>): Promise<Table> =>
  takeTurn(organizationId, async () => readApart(await open()));
