import { join } from 'node:path';
import { migrate } from '../apps/server/migrate.ts';
import { readConfig } from '../platform/server/config.ts';
import { startEmbedded } from '../platform/server/db/embedded/start-embedded.ts';
import { cloneDatabase, createTemplate } from '../platform/server/testing/clone-database.ts';
import { startTestDatabase } from '../platform/server/testing/start-test-database.ts';

const dataDir = join(import.meta.dirname, '../node_modules/.cache/bench-postgres');

/** A migrated database for this run, on the server that TEST_DATABASE_URL names or on an embedded server of its own. */
export const openBenchDatabase = async () => {
  const server = readConfig().testDatabaseUrl
    ? await startTestDatabase()
    : await startEmbedded({ dataDir, log: () => undefined, durable: false });
  const clone = await cloneDatabase(await createTemplate(server, migrate));
  const superuser = new URL(server.superuserUrl);
  superuser.pathname = new URL(clone.ownerUrl).pathname;
  return {
    applicationUrl: clone.applicationUrl,
    superuserUrl: superuser.href,
    close: async () => {
      await clone.drop();
      await server.stop();
    },
  };
};

export type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>;
