import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { describeTables, type Table } from './describe-tables.ts';
import { BackupError, type Manifest, type TableEntry, tablePath } from './manifest.ts';
import { measure, readRows } from './read-rows.ts';

/** Loads all rows into an empty, migrated database, compares them with the manifest and commits: all of it or nothing. */
export const loadRows = async (owner: pg.Client, directory: string, manifest: Manifest): Promise<void> => {
  await owner.query('begin');
  try {
    await owner.query('lock table organizations, users in access exclusive mode');
    await assertEmpty(owner);
    const tables = pair(await describeTables(owner), manifest);
    const restoreWalls = await lowerWalls(
      owner,
      tables.map(({ table }) => table),
    );
    for (const { entry } of tables) await load(owner, directory, entry);
    await restoreWalls();
    await setSequences(owner, manifest);
    for (const { table, entry } of tables) await compare(owner, table, entry, manifest.organizations);
    await raiseForce(
      owner,
      tables.map(({ table }) => table),
    );
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** Refuses a database in use. Every row belongs to an organization or a person, so a database without them has no rows. */
export const assertEmpty = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query(
    'select exists (select from organizations) or exists (select from users) as used',
  );
  if (!rows[0].used) return;
  throw new BackupError(
    'The database is in use: it has organizations or people. Restore into a new one (another DATA_DIR, or an empty ' +
      'database in DATABASE_URL and ADMIN_DATABASE_URL).',
  );
};

const pair = (tables: Table[], manifest: Manifest): { table: Table; entry: TableEntry }[] => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return manifest.tables.map((entry) => {
    const table = byName.get(entry.name);
    if (table?.columns.toSorted().join() !== entry.columns.toSorted().join()) {
      throw new BackupError(`The table ${entry.name} of this database has other columns than the backup.`);
    }
    return { table: { ...table, columns: entry.columns }, entry };
  });
};

/**
 * Row-level security binds the owner, COPY does not work under it, and tables refer to each other in circles. So within
 * this transaction row-level security does not bind the owner, triggers are off, and foreign keys are dropped and added
 * again after the rows, which checks them. Nobody else sees the tables in the meantime.
 */
const lowerWalls = async (owner: pg.Client, tables: readonly Table[]): Promise<() => Promise<void>> => {
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by conname`);
  for (const { name, forced } of tables) {
    await owner.query(`alter table "${name}" disable trigger user`);
    if (forced) await owner.query(`alter table "${name}" no force row level security`);
  }
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await owner.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { name } of tables) await owner.query(`alter table "${name}" enable trigger user`);
  };
};

const raiseForce = async (owner: pg.Client, tables: readonly Table[]): Promise<void> => {
  for (const { name, forced } of tables) {
    if (forced) await owner.query(`alter table "${name}" force row level security`);
  }
};

const load = async (owner: pg.Client, directory: string, { name, columns }: TableEntry): Promise<void> => {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(
    createReadStream(tablePath(directory, name)),
    createGunzip(),
    owner.query(copyFrom(`copy public."${name}" (${list}) from stdin`)),
  );
};

const setSequences = async (owner: pg.Client, { sequences }: Manifest): Promise<void> => {
  for (const { table, column, value, used } of sequences) {
    await owner.query('select setval(pg_get_serial_sequence(quote_ident($1), $2)::regclass, $3::int8, $4)', [
      table,
      column,
      value,
      used,
    ]);
  }
};

const compare = async (
  owner: pg.Client,
  table: Table,
  entry: TableEntry,
  organizations: readonly number[],
): Promise<void> => {
  const measured = measure();
  await pipeline(
    readRows(owner, table, organizations),
    measured.stream,
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  const { rows, sha256 } = measured.result();
  if (rows === entry.rows && sha256 === entry.sha256) return;
  throw new BackupError(
    `${entry.name} came back with ${rows} rows that are not those of the backup (${entry.rows}); nothing was restored.`,
  );
};
