import type { WithTenant } from '#platform/server/db/with-tenant';
import type { TestApp } from '../api/harness/index.ts';

/** Calls that would change what later calls need: each of their transactions is rolled back at its end. Answers are those of
 * calls that were committed. */
export const dryRun = async <T>({ wiring: { database } }: TestApp, work: () => Promise<T>): Promise<T> => {
  const { withTenant } = database;
  const rollingBack: WithTenant = async (scope, run, confirmation) => {
    let result: unknown;
    const rollBack = new Error('rolled back');
    try {
      await withTenant(
        scope,
        async (tenant) => {
          result = await run(tenant);
          throw rollBack;
        },
        confirmation,
      );
    } catch (error) {
      if (error !== rollBack) throw error;
    }
    return result as never;
  };
  database.withTenant = rollingBack;
  try {
    return await work();
  } finally {
    database.withTenant = withTenant;
  }
};
