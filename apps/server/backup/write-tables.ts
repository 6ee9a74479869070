import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { sync } from '#platform/server/storage/sync';
import type { Table } from './describe-tables.ts';
import { BackupError, type Manifest, type TableEntry, tablePath } from './manifest.ts';
import { measure, readRows } from './read-rows.ts';

/** Writes every table of the open snapshot. */
export const writeTables = async (
  client: pg.Client,
  tables: readonly Table[],
  organizations: readonly number[],
  directory: string,
  beforeEach: () => Promise<void>,
): Promise<TableEntry[]> => {
  await mkdir(join(directory, 'tables'), { mode: 0o700 });
  const entries: TableEntry[] = [];
  for (const table of tables) {
    await beforeEach();
    const path = tablePath(directory, table.name);
    const measured = measure();
    await pipeline(
      readRows(client, table, organizations),
      measured.stream,
      createGzip({ level: 4 }),
      createWriteStream(path, { mode: 0o600, flags: 'wx' }),
    );
    await sync(path, 'file');
    entries.push({ name: table.name, columns: table.columns, ...measured.result() });
  }
  return entries;
};

/**
 * Fails if rows are missing. A role that row-level security binds cannot count rows that it does not see. For it, foreign
 * keys ensure that every row belongs to an organization, and a function that sees all organizations tells their number.
 */
export const assertComplete = async (
  client: pg.Client,
  tables: readonly Table[],
  entries: readonly TableEntry[],
  organizations: readonly number[],
): Promise<void> => {
  const { rows } = await client.query('select identity_count_organizations() as total');
  if (rows[0].total !== organizations.length) {
    throw new BackupError(
      `This login sees ${organizations.length} of ${rows[0].total} organizations: use the owner that ran the migrations.`,
    );
  }
  const role = await client.query(
    'select rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user',
  );
  for (const table of tables) {
    if (table.forced && !role.rows[0].strong) continue;
    const counted = await client.query(`select count(*)::int8 as total from public."${table.name}"`);
    const written = entries.find(({ name }) => name === table.name)?.rows;
    if (Number(counted.rows[0].total) === written) continue;
    throw new BackupError(
      `${table.name} has ${counted.rows[0].total} rows, ${written} were written: a row belongs to no organization.`,
    );
  }
};

export const readSequences = async (client: pg.Client): Promise<Manifest['sequences']> => {
  const { rows: columns } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attidentity <> ''
    order by c.relname, a.attnum`);
  const sequences: Manifest['sequences'] = [];
  for (const { table, column, sequence } of columns) {
    const { rows } = await client.query(
      `select last_value::text as value, is_called as used from ${sequence}`,
    );
    sequences.push({ table, column, value: rows[0].value, used: rows[0].used });
  }
  return sequences;
};
