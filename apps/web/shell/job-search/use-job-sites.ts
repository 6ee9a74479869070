import { useQuery } from '@tanstack/react-query';
import type { JobRow } from '#features/sites/jobs/contract';
import { jobSitesQuery } from '#features/sites/jobs/web';
import { useFlag } from '#platform/web/session/index';

const none: readonly JobRow[] = [];

type Found = { sites: readonly JobRow[]; loading: boolean; failed: boolean; retry: () => void };

/** The job sites this person may see. They are loaded once `wanted` is true; the list is empty until then. */
export const useJobSites = (wanted = true): Found => {
  const allowed = useFlag('hasAccessWorld');
  const { data, isLoading, isError, refetch } = useQuery({ ...jobSitesQuery, enabled: allowed && wanted });
  return {
    sites: data?.rows ?? none,
    loading: isLoading,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
};
