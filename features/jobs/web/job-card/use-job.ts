import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Job, jobEndpoints } from '#features/jobs/contract';
import { endpointQuery, isApiError } from '#platform/web/api/index';
import { useGo } from '#platform/web/routing/index';

const validId = (jobId: number): boolean => Number.isInteger(jobId) && jobId > 0 && jobId < 2 ** 31;

/** The job of this address. If there is none, the not-found page is shown. */
export const useJob = (jobId: number): { job: Job | undefined; error: Error | null; retry: () => void } => {
  const go = useGo();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    enabled: validId(jobId),
    meta: { quiet: true },
  });
  const missing = !validId(jobId) || (isApiError(error) && error.status === 404);
  useEffect(() => {
    if (missing) void go('/not-found', { replace: true });
  }, [missing, go]);
  return { job: data, error: missing || data ? null : error, retry: () => void refetch() };
};
