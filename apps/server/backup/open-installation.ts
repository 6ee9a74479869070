import type { Config } from '#platform/server/config';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { BackupError } from './manifest.ts';

export type Installation = {
  ownerUrl: string;
  /** The strongest login there is: the embedded superuser sees past row-level security, an owner elsewhere does not. */
  readerUrl: string;
  applicationUrl: string | undefined;
  stop: () => Promise<void>;
};

/** The configured database, or the embedded one: joined when it runs, started when it does not. */
export const openInstallation = async (
  config: Config,
  log: (line: string) => void,
): Promise<Installation> => {
  const { databaseUrl, adminDatabaseUrl, dataDir } = config;
  if (databaseUrl) {
    if (!adminDatabaseUrl) {
      throw new BackupError(
        'Set ADMIN_DATABASE_URL to the owner of the database: DATABASE_URL sees one organization at a time.',
      );
    }
    return {
      ownerUrl: adminDatabaseUrl,
      readerUrl: adminDatabaseUrl,
      applicationUrl: databaseUrl,
      stop: async () => undefined,
    };
  }
  const { ownerUrl, superuserUrl, applicationUrl, stop } = await startEmbedded({ dataDir, log });
  return { ownerUrl, readerUrl: superuserUrl, applicationUrl, stop };
};
