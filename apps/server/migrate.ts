import { join } from 'node:path';
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate';
import pg from 'pg';
import { readConfig } from '#platform/server/config';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { ensureApplicationRole } from '#platform/server/db/roles/ensure-application-role';
import { applicationGroup } from '#platform/server/db/roles/viewer-roles';
import { installQueues } from '#platform/server/queue/install-queues';

export type MigrateOptions = {
  ownerUrl: string;
  /** Its role is created when it is missing. */
  applicationUrl?: string;
  migrationsDir?: string;
};

const projectMigrations = join(import.meta.dirname, '../../db/schema/migrations');

/** Brings the schema up to date, one process at a time; returns the names of the migrations that ran. */
export const migrate = async ({
  ownerUrl,
  applicationUrl,
  migrationsDir = projectMigrations,
}: MigrateOptions): Promise<string[]> => {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'cora migrate' });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await assertEncoding(owner);
    // This lock also covers roles and queues. The runner takes it once more, in this same session.
    await owner.query(`select pg_advisory_lock(${PG_MIGRATE_LOCK_ID})`);
    await ensureApplicationRole(owner, applicationUrl);
    const applied = await runMigrations(owner, migrationsDir);
    await installQueues(owner, applicationGroup);
    await owner.query(`grant select on pgmigrations to ${applicationGroup}`);
    await forbidTemporaryTables(owner);
    return applied;
  } finally {
    await owner.end();
  }
};

const runMigrations = async (owner: pg.Client, dir: string): Promise<string[]> => {
  const complaints: string[] = [];
  const ignore = (): void => undefined;
  try {
    const applied = await runner({
      dbClient: owner,
      dir,
      direction: 'up',
      migrationsTable: 'pgmigrations',
      singleTransaction: true,
      advisoryLockMode: 'wait',
      logger: {
        info: ignore,
        warn: ignore,
        error: (message: unknown) => void complaints.push(String(message)),
      },
    });
    return applied.map(({ name }) => name);
  } catch (error) {
    const detail = complaints.join('\n').trim().split('\n').slice(-12).join('\n');
    throw new Error(`Migrating failed, nothing was changed: ${(error as Error).message}\n${detail}`, {
      cause: error,
    });
  }
};

const forbidTemporaryTables = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query('select current_database() as name');
  await owner.query(`revoke create, temporary on database ${pg.escapeIdentifier(rows[0].name)} from public`);
};

const assertEncoding = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query(`
    select pg_encoding_to_char(encoding) as encoding, current_setting('server_version_num')::int as version
    from pg_database where datname = current_database()`);
  const { encoding, version } = rows[0] as { encoding: string; version: number };
  if (version < 150_000) throw new Error('PostgreSQL 15 or newer is needed.');
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database is encoded in ${encoding}. Create it anew: ` +
      "create database cora encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0;",
  );
};

const main = async (): Promise<void> => {
  const config = readConfig();
  const { adminDatabaseUrl, databaseUrl, dataDir } = config;
  if (databaseUrl && !adminDatabaseUrl) {
    throw new Error(
      'Set ADMIN_DATABASE_URL to the owner of the database: DATABASE_URL may not change the schema.',
    );
  }
  const embedded = adminDatabaseUrl ? undefined : await startEmbedded({ dataDir, log: console.log });
  try {
    const ownerUrl = adminDatabaseUrl ?? embedded?.ownerUrl ?? '';
    const applied = await migrate({ ownerUrl, applicationUrl: databaseUrl });
    console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The schema is up to date');
  } finally {
    await embedded?.stop();
  }
};

if (import.meta.main) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
