import type { TestProject } from 'vitest/node';
import { createTemplate, type TemplateDatabase } from '#platform/server/testing/clone-database';
import { startTestDatabase } from '#platform/server/testing/start-test-database';
import { migrate } from '../../apps/server/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Every migration, no rows. */
    migrated: TemplateDatabase;
  }
}

/** One server for all files of a run, and on it the database that they copy. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const server = await startTestDatabase();
  provide('migrated', await createTemplate(server, migrate));
  return server.stop;
};
