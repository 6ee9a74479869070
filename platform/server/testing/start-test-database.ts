import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#platform/server/config';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { ensureApplicationRole } from '#platform/server/db/roles/ensure-application-role';

export type TestDatabase = {
  /** Address with the application role. Tests must use it, because other roles bypass row-level security. */
  applicationUrl: string;
  ownerUrl: string;
  superuserUrl: string;
  stop: () => Promise<void>;
};

const testDataDir = join(import.meta.dirname, '../../../node_modules/.cache/test-postgres');

/** The embedded PostgreSQL, kept between runs, or the server that TEST_DATABASE_URL names with a superuser. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const { testDatabaseUrl } = readConfig();
  if (testDatabaseUrl) return openExternal(testDatabaseUrl);
  return startEmbedded({ dataDir: testDataDir, log: () => undefined, durable: false });
};

const openExternal = async (superuserUrl: string): Promise<TestDatabase> => {
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  try {
    const suffix = randomBytes(4).toString('hex');
    const owner = { role: `cora_test_owner_${suffix}`, password: randomBytes(12).toString('hex') };
    const application = { role: `cora_test_app_${suffix}`, password: randomBytes(12).toString('hex') };
    const database = `cora_test_${suffix}`;
    const applicationUrl = addressOf(superuserUrl, application, database);
    await superuser.query(`create role ${owner.role} login password '${owner.password}'`);
    await ensureApplicationRole(superuser, applicationUrl);
    await superuser.query(
      `create database ${database} owner ${owner.role} template template0 encoding 'UTF8' ` +
        "lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
    );
    return {
      applicationUrl,
      ownerUrl: addressOf(superuserUrl, owner, database),
      superuserUrl: addressOf(superuserUrl, undefined, database),
      stop: () => removeExternal(superuserUrl, owner.role, application.role),
    };
  } finally {
    await superuser.end();
  }
};

const addressOf = (
  url: string,
  login: { role: string; password: string } | undefined,
  database: string,
): string => {
  const address = new URL(url);
  if (login) {
    address.username = login.role;
    address.password = login.password;
  }
  address.pathname = `/${database}`;
  return address.href;
};

/** A server that is not ours is left as it was found: the cloned databases are dropped too. */
const removeExternal = async (superuserUrl: string, owner: string, application: string): Promise<void> => {
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  try {
    const { rows } = await superuser.query(
      'select datname as name from pg_database where pg_get_userbyid(datdba) = $1',
      [owner],
    );
    for (const { name } of rows) {
      await superuser.query(`alter database ${name} is_template false`);
      await superuser.query(`drop database ${name} with (force)`);
    }
    await superuser.query(`drop role ${owner}, ${application}`);
  } finally {
    await superuser.end();
  }
};
