import pg from 'pg';
import { cloneDatabase, prepareTemplate } from '#platform/server/testing/clone-database';
import { startTestDatabase } from '#platform/server/testing/start-test-database';
import { migrate } from '../../apps/server/migrate.ts';

export type MigratedDatabase = {
  ownerUrl: string;
  /** Signed in as superuser: these tests look at the catalog, and break things on purpose. */
  superuser: pg.Client;
  close: () => Promise<void>;
};

/** A database of its own with every migration, as the app finds it. */
export const openMigrated = async (): Promise<MigratedDatabase> => {
  const server = await startTestDatabase();
  const clone = await cloneDatabase(await prepareTemplate(server, migrate));
  const address = new URL(server.superuserUrl);
  address.pathname = new URL(clone.ownerUrl).pathname;
  const superuser = new pg.Client({ connectionString: address.href });
  await superuser.connect();
  return {
    ownerUrl: clone.ownerUrl,
    superuser,
    close: async () => {
      await superuser.end();
      await clone.drop();
      await server.stop();
    },
  };
};
