import { useQuery } from '@tanstack/react-query';
import { type Job, jobEndpoints } from '#features/jobs/contract';
import { endpointQuery } from '#platform/web/api/index';

/** The job of this address. */
export const useJob = (jobId: number): { job: Job | undefined; error: Error | null; retry: () => void } => {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  return { job: data, error: data ? null : error, retry: () => void refetch() };
};
