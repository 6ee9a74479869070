import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '#platform/server/config';
import { cloneDatabase } from '#platform/server/testing/clone-database';
import { type App, buildApp } from '../../../apps/server/build-app.ts';

export type TestApp = App & {
  ownerUrl: string;
  applicationUrl: string;
  dataDir: string;
  /** Sets the server's clock; null returns to the system's clock. */
  setNow: (now: Date | string | null) => void;
  /** Runs `work` with the system's clock, whatever is set. */
  bySystemClock: <T>(work: () => Promise<T>) => Promise<T>;
};

type Options = {
  rateLimits?: boolean;
  /** Makes schema and rows before the server starts, in a database that has neither. */
  fill?: (database: { ownerUrl: string; dataDir: string }) => Promise<unknown>;
};

/** The real server on a database of its own. `close` stops it and drops the database. */
export const startApp = async (
  environment: Record<string, string> = {},
  { rateLimits = false, fill }: Options = {},
): Promise<TestApp> => {
  const clone = await cloneDatabase(inject('migrated'), { empty: fill !== undefined });
  const dataDir = await mkdtemp(join(tmpdir(), 'cora-test-'));
  await fill?.({ ownerUrl: clone.ownerUrl, dataDir });
  let fixed: Date | null = null;
  let unfixed = 0;
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...environment });
  const app = await buildApp(config, {
    databaseUrl: clone.applicationUrl,
    rateLimits,
    poolSize: 5,
    clock: { now: () => (unfixed > 0 || !fixed ? new Date() : fixed) },
  });
  return {
    ...app,
    ownerUrl: clone.ownerUrl,
    applicationUrl: clone.applicationUrl,
    dataDir,
    setNow: (now) => {
      fixed = now === null ? null : new Date(now);
    },
    bySystemClock: async (work) => {
      unfixed += 1;
      try {
        return await work();
      } finally {
        unfixed -= 1;
      }
    },
    close: async () => {
      await app.close();
      await clone.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
