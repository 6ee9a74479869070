import { addVisibleJobs } from '#features/accounts/access/server';
import { jobsInScope } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { type Assigned, insertHolders } from './assignment-repository.ts';

/** Gives people an assignment at jobs. Without a last day, they see these jobs at once. All jobs must be in the caller's
 * scope. For imports and demos only: nobody is notified. */
export const assignUsers = async (
  tenant: Tenant,
  assignmentId: number,
  pairs: readonly Assigned[],
): Promise<void> => {
  const jobs = await jobsInScope(
    tenant,
    pairs.map(({ jobId }) => jobId),
  );
  const clients = new Map(jobs.map((job) => [job.job_id, job.client_id]));
  const rows = pairs.flatMap(({ userId, jobId, to }) => {
    const clientId = clients.get(jobId);
    if (clientId === undefined) throw notFound();
    return to === undefined ? [{ user_id: userId, job_id: jobId, client_id: clientId }] : [];
  });
  await insertHolders(tenant, assignmentId, pairs);
  await addVisibleJobs(tenant, 'assignment', rows);
};
