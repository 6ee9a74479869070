import { useQuery } from '@tanstack/react-query';
import type { JobRow } from '#features/jobs/contract';
import { jobSitesQuery } from '#features/jobs/web';
import { useFlag } from '#platform/web/session/index';

const none: readonly JobRow[] = [];

/** The job sites the person may see, once they are wanted; empty until they have come. */
export const useJobSites = (wanted = true): { sites: readonly JobRow[]; loading: boolean } => {
  const allowed = useFlag('hasAccessWorld');
  const { data, isLoading } = useQuery({ ...jobSitesQuery, enabled: allowed && wanted });
  return { sites: data?.rows ?? none, loading: isLoading };
};
