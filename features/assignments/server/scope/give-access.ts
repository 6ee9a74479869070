import { addVisibleJobs, replaceVisibleJobs } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { addAccessRows, dropAccessRows } from './job-site-access-repository.ts';

/** Jobs that people see from the beginning. For those who are just being added: it tells nobody. */
export const giveAccess = async (
  tenant: Tenant,
  pairs: readonly { userId: number; jobId: number }[],
): Promise<void> => {
  if (pairs.length > 0) await addVisibleJobs(tenant, 'access', await addAccessRows(tenant, pairs));
};

/** As if it had never been given. */
export const dropAccess = async (tenant: Tenant, userId: number): Promise<void> => {
  await dropAccessRows(tenant, userId);
  await replaceVisibleJobs(tenant, 'access', { userIds: [userId] }, []);
};
