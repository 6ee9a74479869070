import type { Tenant } from '#platform/server/db/tenant';
import { findJob } from './job-repository.ts';

/** Files of a job are seen by whoever sees the job. */
export const maySeeJob = async (tenant: Tenant, jobId: number): Promise<boolean> =>
  (await findJob(tenant, jobId)) !== undefined;
