import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, systemClock } from '#platform/server/clock/clock';
import { readConfig } from '#platform/server/config';
import { cloneDatabase, prepareTemplate } from '#platform/server/testing/clone-database';
import { startTestDatabase } from '#platform/server/testing/start-test-database';
import { type App, buildApp } from '../../../apps/server/build-app.ts';
import { buildWeb } from '../../../apps/server/build-web.ts';
import { migrate } from '../../../apps/server/migrate.ts';
import { seedDemo } from '../../../db/seeds/seed.ts';

export type Product = { address: string; app: App; dataDir: string; stop: () => Promise<void> };

export type ProductOptions = {
  demo?: boolean;
  environment?: Record<string, string>;
  clock?: Clock;
};

/** The whole product as `npm start` serves it, with the demo company, on a free port. */
export const startProduct = async ({
  demo = true,
  environment = {},
  clock = systemClock,
}: ProductOptions = {}): Promise<Product> => {
  await buildWeb(() => {});
  const databases = await startTestDatabase();
  const clone = await cloneDatabase(await prepareTemplate(databases, migrate));
  const dataDir = await mkdtemp(join(tmpdir(), 'cora-journey-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', ...environment });
  if (demo) await seedDemo(clone.ownerUrl, clone.applicationUrl, config);
  const app = await buildApp(config, {
    databaseUrl: clone.applicationUrl,
    rateLimits: false,
    clock,
  });
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  await app.startWork();
  return {
    address,
    app,
    dataDir,
    stop: async () => {
      await app.close();
      await clone.drop();
      await databases.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
