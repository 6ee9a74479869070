import type { LockedJob } from '../record/job-record-repository.ts';

/** A job as the outcome of a change of many names it. */
export const jobName = ({ id, job_number, job_name }: LockedJob) => ({
  id,
  name: `${job_number} ${job_name}`,
});
