import type { Tenant } from '#platform/server/db/tenant';
import type { WithTenant } from '#platform/server/db/with-tenant';
import type { TestApp } from '../api/harness/index.ts';

/** Calls that would change what later calls need: each of their transactions is rolled back at its end. Answers are those of
 * calls that were committed. */
export const dryRun = async <T>({ wiring: { database } }: TestApp, work: () => Promise<T>): Promise<T> => {
  const { withTenant } = database;
  const rollingBack: WithTenant = async <R>(
    scope: Parameters<WithTenant>[0],
    run: (tenant: Tenant) => Promise<R>,
    confirmation: Parameters<WithTenant>[2],
  ) => {
    let result: R | undefined;
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
    return result as R;
  };
  database.withTenant = rollingBack;
  try {
    return await work();
  } finally {
    database.withTenant = withTenant;
  }
};
