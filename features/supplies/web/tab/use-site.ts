import { useJob } from '#features/jobs/web';
import type { AboutSite } from '../outbox/supply-writes.ts';

/** How the outbox names the site. */
export const useSite = (jobId: number): AboutSite => {
  const { job } = useJob(jobId);
  return { jobId, site: job ? `${job.job_number} ${job.job_name}` : '' };
};
