import { addVisibleJobs, replaceVisibleJobs } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { addAccessRows, dropAccessRows } from './job-site-access-repository.ts';

/** Lets people see jobs from the beginning. Only for people who are just being added: nobody is notified. */
export const giveAccess = async (
  tenant: Tenant,
  pairs: readonly { userId: number; jobId: number }[],
): Promise<void> => {
  if (pairs.length > 0) await addVisibleJobs(tenant, 'access', await addAccessRows(tenant, pairs));
};

/** Removes all job-site access of a person. */
export const dropAccess = async (tenant: Tenant, userId: number): Promise<void> => {
  await dropAccessRows(tenant, userId);
  await replaceVisibleJobs(tenant, 'access', { userIds: [userId] }, []);
};
