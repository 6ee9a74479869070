import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase } from '#platform/server/testing/clone-database';

export type MigratedDatabase = {
  ownerUrl: string;
  /** Connected as superuser: these tests read the catalog and break rules on purpose. */
  superuser: pg.Client;
  close: () => Promise<void>;
};

/** A database of its own with all migrations. */
export const openMigrated = async (): Promise<MigratedDatabase> => {
  const migrated = inject('migrated');
  const clone = await cloneDatabase(migrated);
  const address = new URL(migrated.superuserUrl);
  address.pathname = new URL(clone.ownerUrl).pathname;
  const superuser = new pg.Client({ connectionString: address.href });
  await superuser.connect();
  return {
    ownerUrl: clone.ownerUrl,
    superuser,
    close: async () => {
      await superuser.end();
      await clone.drop();
    },
  };
};
