import { useQuery } from '@tanstack/react-query';
import { jobSitesQuery } from '#features/jobs/web';
import { useFlag } from '#platform/web/session/index';
import type { JobSite } from './job-site.ts';

const none: readonly JobSite[] = [];

/** The job sites the person may see; empty until they have come. */
export const useJobSites = (): { sites: readonly JobSite[]; loading: boolean } => {
  const allowed = useFlag('hasAccessWorld');
  const { data, isLoading } = useQuery({ ...jobSitesQuery, enabled: allowed });
  return { sites: data?.rows ?? none, loading: isLoading };
};
