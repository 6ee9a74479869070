import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { type Job, jobEndpoints } from '../../contract/index.ts';

export const jobQuery = (jobId: number) => ({
  ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
  meta: { quiet: true },
});

/** The job of this address. */
export const useJob = (jobId: number): { job: Job | undefined; error: Error | null; retry: () => void } => {
  const { data, error, refetch } = useRecordQuery(jobQuery(jobId));
  return { job: data, error: data ? null : error, retry: () => void refetch() };
};
