import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#platform/server/config';
import { stagingDirectory } from '#platform/server/storage/directories';
import type { Storage } from '#platform/server/storage/storage';
import { migrate } from '../migrate.ts';
import { withOwner } from './connect-owner.ts';
import { migrationsOf } from './describe-tables.ts';
import { readFileList } from './file-list.ts';
import { assertEmpty, loadRows } from './load-rows.ts';
import { BackupError, filePath, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';

export type RestoreOptions = {
  ownerUrl: string;
  applicationUrl: string | undefined;
  storage: Storage;
  dataDir: Config['dataDir'];
  directory: string;
  log: (line: string) => void;
};

const projectMigrations = join(import.meta.dirname, '../../../db/schema/migrations');

/** Loads a verified backup into an empty database and a store, then migrates the schema from the backup's version to this
 * one. */
export const restoreBackup = async ({
  ownerUrl,
  applicationUrl,
  storage,
  dataDir,
  directory,
  log,
}: RestoreOptions): Promise<Manifest> => {
  log('Checking the backup ...');
  const { manifest, faults } = await verifyBackup(directory);
  if (faults.length > 0) throw new BackupError(`The backup is damaged:\n  ${faults.join('\n  ')}`);
  log('Preparing the database ...');
  await migrateTo(manifest.migrations, ownerUrl, applicationUrl);
  await withOwner(ownerUrl, assertEmpty);
  log(`Restoring ${manifest.files.count} files ...`);
  await putFiles(storage, dataDir, directory);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  log(`Restoring and comparing ${rows} rows ...`);
  await withOwner(ownerUrl, (owner) => loadRows(owner, directory, manifest));
  await migrate({ ownerUrl, applicationUrl });
  await withOwner(ownerUrl, (owner) => owner.query('analyze'));
  return manifest;
};

/** Runs the backup's migrations only, because its rows fit that schema. Newer migrations run after the rows are loaded. */
const migrateTo = async (
  wanted: readonly string[],
  ownerUrl: string,
  applicationUrl: string | undefined,
): Promise<void> => {
  const files = (await readdir(projectMigrations)).filter((file) =>
    wanted.includes(file.replace(/\.\w+$/, '')),
  );
  if (files.length !== wanted.length) {
    throw new BackupError('The backup was made by a newer version: restore it with that one.');
  }
  const migrationsDir = await mkdtemp(join(tmpdir(), 'cora-restore-'));
  try {
    for (const file of files) await cp(join(projectMigrations, file), join(migrationsDir, file));
    await withOwner(ownerUrl, (owner) => refuseNewer(owner, wanted));
    await migrate({ ownerUrl, applicationUrl, migrationsDir });
  } finally {
    await rm(migrationsDir, { recursive: true });
  }
};

const refuseNewer = async (
  owner: Parameters<typeof migrationsOf>[0],
  wanted: readonly string[],
): Promise<void> => {
  const { rows } = await owner.query("select to_regclass('public.pgmigrations') is not null as migrated");
  if (!rows[0].migrated) return;
  await assertEmpty(owner);
  const newer = (await migrationsOf(owner)).filter((name) => !wanted.includes(name));
  if (newer.length === 0) return;
  throw new BackupError(
    `The database already has what came after the backup (${newer.join(', ')}). Restore into a new, empty database.`,
  );
};

/** Gives the store copies: it may keep a file that it is given by a hard link, and a backup must not share its bytes. */
const putFiles = async (storage: Storage, dataDir: string, directory: string): Promise<void> => {
  const staging = stagingDirectory(dataDir);
  await mkdir(staging, { recursive: true });
  for await (const { key } of readFileList(directory)) {
    const part = join(staging, `${randomUUID()}.part`);
    try {
      await copyFile(filePath(directory, key), part);
      await storage.put(key, part);
    } finally {
      await rm(part, { force: true });
    }
  }
};
