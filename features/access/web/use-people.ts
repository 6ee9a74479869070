import { useQuery } from '@tanstack/react-query';
import type { PersonCard } from '#features/users/contract';
import { endpointQuery } from '#platform/web/api/index';
import { accessEndpoints } from '../contract/index.ts';

const fiveMinutes = 5 * 60_000;

const nobody: readonly PersonCard[] = [];

/** People to choose from; with a job only those who may see it. */
export const usePeople = (jobId?: number, enabled = true): readonly PersonCard[] => {
  const { data } = useQuery({
    ...endpointQuery(accessEndpoints.listUsers, { query: { per_page: 0, job_id: jobId } }),
    enabled,
    staleTime: fiveMinutes,
  });
  return data?.rows ?? nobody;
};
