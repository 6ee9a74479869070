import { useJob } from '#features/sites/jobs/web';
import type { AboutSite } from '../outbox/supply-writes.ts';

/** The site as the outbox names it. */
export const useSite = (jobId: number): AboutSite => {
  const { job } = useJob(jobId);
  return { jobId, site: job ? `${job.job_number} ${job.job_name}` : '' };
};
