import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Table } from './describe-tables.ts';

const newline = 10;

/** The rows of one table as COPY writes them, one organization after the other, because row-level security binds the owner
 * too. */
export async function* readRows(
  client: pg.Client,
  { name, columns, order, tenant }: Pick<Table, 'name' | 'columns' | 'order' | 'tenant'>,
  organizations: readonly number[],
): AsyncGenerator<Buffer> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (const id of tenant ? organizations : [null]) {
    if (id !== null) await client.query("select set_config('app.organization_id', $1, true)", [String(id)]);
    const where = id === null ? '' : ` where ${tenant} = ${id}`;
    yield* client.query(
      copyTo(`copy (select ${list} from public."${name}"${where} order by ${order}) to stdout`),
    );
  }
}

export type Measured = { rows: number; sha256: string };

/** Passes the rows on, and counts and hashes them. COPY writes one line for each row and escapes the newlines inside. */
export const measure = (): { stream: Transform; result: () => Measured } => {
  const hash = createHash('sha256');
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
      done(null, chunk);
    },
  });
  let digest: string | undefined;
  return {
    stream,
    result: () => {
      digest ??= hash.digest('hex');
      return { rows, sha256: digest };
    },
  };
};
