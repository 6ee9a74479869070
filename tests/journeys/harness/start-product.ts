import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Clock, systemClock } from '#platform/server/clock/clock';
import { readConfig } from '#platform/server/config';
import { cloneDatabase } from '#platform/server/testing/clone-database';
import { type App, buildApp } from '../../../apps/server/build-app.ts';

export type Product = { address: string; app: App; dataDir: string; stop: () => Promise<void> };

export type ProductOptions = {
  environment?: Record<string, string>;
  clock?: Clock;
};

/** The whole product as `npm start` runs it, with the demo company, on a free port unless PORT names one. */
export const startProduct = async ({
  environment = {},
  clock = systemClock,
}: ProductOptions = {}): Promise<Product> => {
  const clone = await cloneDatabase(inject('demo'));
  const directory = inject('journeysData');
  const dataDir = await mkdtemp(join(directory, 'product-'));
  await cp(join(directory, 'demo'), dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', ...environment });
  const app = await buildApp(config, {
    databaseUrl: clone.applicationUrl,
    rateLimits: false,
    clock,
  });
  const address = await app.server.listen({ host: '127.0.0.1', port: config.port });
  await app.startWork();
  return {
    address,
    app,
    dataDir,
    stop: async () => {
      await app.close();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
