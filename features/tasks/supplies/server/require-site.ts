import { type FoundJob, loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** The job in the person's scope, or 404. */
export const requireSite = async (tenant: Tenant, jobId: number): Promise<FoundJob> => {
  const job = await loadJob(tenant, jobId);
  if (!job) throw notFound();
  return job;
};
