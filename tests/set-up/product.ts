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
import { seedDemo } from '../../db/seeds/seed.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with the demo companies. */
    demo: TemplateDatabase;
  }
}

/** Builds the web application and creates the demo, once for all journeys of a run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  await buildWeb(console.log);
  const server = await startTestDatabase();
  const migrated = await createTemplate(server, migrate);
  const demo = await cloneDatabase(migrated);
  await seedDemo(demo.ownerUrl, demo.applicationUrl, readConfig());
  provide('demo', { ...migrated, name: new URL(demo.ownerUrl).pathname.slice(1) });
  return async () => {
    await demo.drop();
    await server.stop();
  };
};
