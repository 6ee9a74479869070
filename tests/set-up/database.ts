import type { TestProject } from 'vitest/node';
import { createTemplate, type TemplateDatabase } from '#platform/server/testing/clone-database';
import { startTestDatabase } from '#platform/server/testing/start-test-database';
import { migrate } from '../../apps/server/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with all migrations and no rows. */
    migrated: TemplateDatabase;
  }
}

/** One server for all test files of a run, with the database that they copy. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestDatabase();
  provide('migrated', await createTemplate(server, migrate));
  return server.stop;
};
