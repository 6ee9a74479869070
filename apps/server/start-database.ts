import { existsSync } from 'node:fs';
import type { Config } from '#platform/server/config';
import { locateFiles } from '#platform/server/db/embedded/locate-files';
import { startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { type DemoState, readDemoState, writeDemoState } from './demo-state.ts';
import { migrate } from './migrate.ts';

export type StartedDatabase = { applicationUrl: string; hasDemo: boolean; stop: () => Promise<void> };

/** A database that is running, migrated and, where wanted, filled with the demo. */
export const startDatabase = async (
  config: Config,
  log: (line: string) => void,
): Promise<StartedDatabase> => {
  const { databaseUrl, adminDatabaseUrl, dataDir } = config;
  if (databaseUrl) {
    if (!adminDatabaseUrl) {
      if (config.demo) throw new Error('DEMO needs ADMIN_DATABASE_URL beside DATABASE_URL.');
      return { applicationUrl: databaseUrl, hasDemo: false, stop: async () => undefined };
    }
    await migrate({ ownerUrl: adminDatabaseUrl, applicationUrl: databaseUrl });
    if (config.demo) await seed(adminDatabaseUrl, databaseUrl, config, log);
    return { applicationUrl: databaseUrl, hasDemo: Boolean(config.demo), stop: async () => undefined };
  }
  if (config.demo && !existsSync(locateFiles(dataDir).cluster)) await writeDemoState(dataDir, 'pending');
  const { applicationUrl, ownerUrl, stop } = await startEmbedded({ dataDir, log });
  try {
    await migrate({ ownerUrl });
    if (wantsDemo(config, await readDemoState(dataDir))) {
      await seed(ownerUrl, applicationUrl, config, log);
      await writeDemoState(dataDir, 'seeded');
    }
    return { applicationUrl, hasDemo: (await readDemoState(dataDir)) === 'seeded', stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const wantsDemo = ({ demo }: Config, state: DemoState): boolean =>
  demo === true ? state !== 'seeded' : demo === 'when-new' && state === 'pending';

const seed = async (
  ownerUrl: string,
  applicationUrl: string,
  config: Config,
  log: (line: string) => void,
): Promise<void> => {
  log('Filling in the demo data (a moment) ...');
  const { seedDemo } = await import('../../db/demo/seed.ts');
  await seedDemo(ownerUrl, applicationUrl, config);
};
