import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '#platform/server/config';
import {
  cloneDatabase,
  createTemplate,
  type TemplateDatabase,
} from '#platform/server/testing/clone-database';
import { startTestDatabase } from '#platform/server/testing/start-test-database';
import { buildWeb } from '../../apps/server/build-web.ts';
import { migrate } from '../../apps/server/migrate.ts';
import { seedDemo } from '../../db/demo/seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with the demo companies. */
    demo: TemplateDatabase;
    /** A directory with the data directory of the demo, `demo`. The products of a run have theirs beside it. */
    journeysData: string;
  }
}

/** Builds the web application and creates the demo, once for all journeys of a run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  await buildWeb(console.log);
  const server = await startTestDatabase();
  const migrated = await createTemplate(server, migrate);
  const demo = await cloneDatabase(migrated);
  const journeysData = await mkdtemp(join(tmpdir(), 'cora-journeys-'));
  const demoData = join(journeysData, 'demo');
  await mkdir(demoData);
  await seedDemo(demo.ownerUrl, demo.applicationUrl, readConfig({ DATA_DIR: demoData }));
  provide('demo', { ...migrated, name: new URL(demo.ownerUrl).pathname.slice(1) });
  provide('journeysData', journeysData);
  return async () => {
    await rm(journeysData, { recursive: true, force: true });
    await demo.drop();
    await server.stop();
  };
};
