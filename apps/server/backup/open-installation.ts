import type { Config } from '#platform/server/config';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { BackupError } from './manifest.ts';

export type Installation = {
  ownerUrl: string;
  /** The login with the most rights: the superuser of the embedded database, whom row-level security does not bind;
   * elsewhere the owner, whom it does. */
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
