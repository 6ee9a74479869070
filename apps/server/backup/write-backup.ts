import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PG_MIGRATE_LOCK_ID } from 'node-pg-migrate';
import type pg from 'pg';
import { freeBytes, reserve } from '#platform/server/storage/free-space';
import type { Storage } from '#platform/server/storage/storage';
import { sync } from '#platform/server/storage/sync';
import packageFile from '../../../package.json' with { type: 'json' };
import { withOwner } from './connect-owner.ts';
import { describeTables, excludedTables, migrationsOf } from './describe-tables.ts';
import { BackupError, type Manifest, writeManifest } from './manifest.ts';
import { writeFiles } from './write-files.ts';
import { assertComplete, readSequences, writeTables } from './write-tables.ts';

export type BackupOptions = {
  /** The owner of the tables, or a superuser. */
  readerUrl: string;
  storage: Storage;
  /** Must not exist, or be empty. */
  directory: string;
  /** An older backup whose files need not be copied again. */
  previous?: string;
};

/**
 * One consistent picture of an installation that goes on working: all rows of one snapshot, and all stored files. The
 * directory appears only when it is whole. It holds people's data and password hashes, so only its owner may open it.
 */
export const writeBackup = async ({
  readerUrl,
  storage,
  directory,
  previous,
}: BackupOptions): Promise<Manifest> => {
  const target = resolve(directory);
  await refuseUsed(target);
  const draft = `${target}.part-${process.pid}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest = await withOwner(readerUrl, (reader) => fill(reader, storage, draft, previous));
    await writeManifest(draft, manifest);
    await sync(draft, 'directory');
    // The target may exist as an empty directory, and not every system renames over one.
    await rmdir(target).catch(() => undefined);
    await rename(draft, target);
    await sync(dirname(target), 'directory');
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
};

const fill = async (
  reader: pg.Client,
  storage: Storage,
  directory: string,
  previous: string | undefined,
): Promise<Manifest> => {
  const roomLeft = async (): Promise<void> => {
    if ((await freeBytes(directory)) < reserve) {
      throw new BackupError(`The disk of ${directory} is nearly full; the backup was given up.`);
    }
  };
  // Migrations wait until the rows are read: they would change tables under the snapshot.
  await reader.query(`select pg_advisory_lock_shared(${PG_MIGRATE_LOCK_ID})`);
  await reader.query('begin transaction isolation level repeatable read, read only');
  const createdAt = new Date().toISOString();
  const { rows } = await reader.query("select current_setting('server_version') as version");
  const organizations = await organizationIds(reader);
  const tables = await describeTables(reader);
  const entries = await writeTables(reader, tables, organizations, directory, roomLeft);
  await assertComplete(reader, tables, entries, organizations);
  // Files are copied after the rows, because every file that the snapshot names was stored before it. Files stored later
  // are orphans in the backup, which the sweep removes.
  const { keys, ...files } = await writeFiles(storage, directory, previous, roomLeft);
  const manifest: Manifest = {
    format: 1,
    product: { name: 'cora', version: packageFile.version },
    createdAt,
    postgres: rows[0].version,
    migrations: await migrationsOf(reader),
    organizations,
    leftOut: [...excludedTables],
    tables: entries,
    sequences: await readSequences(reader),
    files,
    missingFiles: await findMissing(reader, organizations, keys),
  };
  await reader.query('rollback');
  return manifest;
};

const refuseUsed = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) throw new BackupError(`${directory} is not empty. Name a new directory.`);
};

const organizationIds = async (reader: pg.Client): Promise<number[]> => {
  const { rows } = await reader.query<{ id: number }>('select id from organizations order by id');
  return rows.map(({ id }) => id);
};

const findMissing = async (
  reader: pg.Client,
  organizations: readonly number[],
  keys: ReadonlySet<string>,
): Promise<string[]> => {
  const missing: string[] = [];
  for (const id of organizations) {
    await reader.query("select set_config('app.organization_id', $1, true)", [String(id)]);
    const { rows } = await reader.query<{ key: string }>(
      'select storage_key as key from files where organization_id = $1 and deleted_at is null order by id',
      [id],
    );
    for (const { key } of rows) if (!keys.has(key)) missing.push(key);
  }
  return missing;
};
