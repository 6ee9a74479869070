import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '#platform/server/db/embedded/read-postmaster';
import { applicationGroup } from '#platform/server/db/roles/viewer-roles';
import type { TestDatabase } from './start-test-database.ts';

export type TemplateDatabase = Omit<TestDatabase, 'stop'> & { name: string };

export type ClonedDatabase = { applicationUrl: string; ownerUrl: string; drop: () => Promise<void> };

type Migrate = (options: { ownerUrl: string; migrationsDir?: string }) => Promise<unknown>;

const root = join(import.meta.dirname, '../../..');
const prefix = 'cora_template_';
const clonePrefix = 'cora_clone_';
const templateLock = 748_120_503;

/** Creates a migrated database to copy, once for each state of the migrations. */
export const createTemplate = async (
  database: TestDatabase,
  migrate: Migrate,
  migrationsDir = join(root, 'db/schema/migrations'),
): Promise<TemplateDatabase> => {
  const { applicationUrl, ownerUrl, superuserUrl } = database;
  const owner = decodeURIComponent(new URL(ownerUrl).username);
  const name = `${prefix}${hashOf(migrationsDir, owner)}`;
  await asSuperuser(superuserUrl, async (superuser) => {
    await superuser.query(`select pg_advisory_lock(${templateLock})`);
    await dropAbandoned(superuser, owner);
    const { rows } = await superuser.query(
      `select datname as name, datistemplate as finished from pg_database
       where datname like '${prefix}%' and pg_get_userbyid(datdba) = $1`,
      [owner],
    );
    if (rows.some((row) => row.name === name && row.finished)) return;
    for (const row of rows) await dropDatabase(superuser, row.name);
    await superuser.query(
      `create database ${name} ${await likeOf(superuser)} template template0 owner ${owner}`,
    );
    await migrate({ ownerUrl: withDatabase(ownerUrl, name), migrationsDir });
    // Nobody may be connected to a template while it is copied. Marked last, so that an unfinished template is never
    // used.
    await superuser.query(`alter database ${name} is_template true allow_connections false`);
  });
  return { applicationUrl, ownerUrl, superuserUrl, name };
};

/** A copy of the template or, where `empty`, a database on the same server without any schema. */
export const cloneDatabase = async (
  template: TemplateDatabase,
  { empty = false }: { empty?: boolean } = {},
): Promise<ClonedDatabase> => {
  const name = `${clonePrefix}${process.pid}_${randomBytes(6).toString('hex')}`;
  const owner = decodeURIComponent(new URL(template.ownerUrl).username);
  await asSuperuser(template.superuserUrl, async (superuser) => {
    const like = empty
      ? `${await likeOf(superuser)} template template0`
      : `template ${template.name} strategy file_copy`;
    await superuser.query(`create database ${name} ${like} owner ${owner}`);
    // Copying a database does not copy the rights on it.
    await superuser.query(`revoke all on database ${name} from public`);
    await superuser.query(`grant connect on database ${name} to ${applicationGroup}`);
  });
  return {
    applicationUrl: withDatabase(template.applicationUrl, name),
    ownerUrl: withDatabase(template.ownerUrl, name),
    drop: () => asSuperuser(template.superuserUrl, (superuser) => dropDatabase(superuser, name)),
  };
};

const asSuperuser = async <T>(url: string, work: (superuser: pg.Client) => Promise<T>): Promise<T> => {
  const superuser = new pg.Client({ connectionString: url });
  await superuser.connect();
  try {
    return await work(superuser);
  } finally {
    await superuser.end();
  }
};

const likeOf = async (superuser: pg.Client): Promise<string> => {
  const { rows } = await superuser.query("select current_setting('server_version_num')::int as version");
  return rows[0].version >= 170_000
    ? "encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'"
    : "encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";
};

/** Drops databases of earlier test runs that were killed. */
const dropAbandoned = async (superuser: pg.Client, owner: string): Promise<void> => {
  const { rows } = await superuser.query(
    `select datname as name from pg_database where datname like '${clonePrefix}%' and pg_get_userbyid(datdba) = $1`,
    [owner],
  );
  for (const { name } of rows as { name: string }[]) {
    const pid = Number(name.slice(clonePrefix.length).split('_')[0]);
    if (!isAlive(pid)) await dropDatabase(superuser, name);
  }
};

const dropDatabase = async (superuser: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await superuser.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) return;
  await superuser.query(`alter database ${name} is_template false`);
  await superuser.query(`drop database if exists ${name} with (force)`);
};

const withDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const hashOf = (migrationsDir: string, owner: string): string => {
  const hash = createHash('sha256').update(owner);
  const migrations = readdirSync(migrationsDir).sort();
  const files = [
    ...migrations.map((file) => join(migrationsDir, file)),
    join(root, 'platform/server/queue/queues.ts'),
    join(root, 'platform/server/queue/install-queues.ts'),
    join(root, 'node_modules/pg-boss/package.json'),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};
