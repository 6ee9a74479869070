import { useQuery } from '@tanstack/react-query';
import { jobSitesQuery } from '#features/jobs/web';
import { useFlag } from '#platform/web/session/index';
import type { JobSite } from './job-site.ts';

const none: readonly JobSite[] = [];

/** The job sites the person may see; empty until they have come. */
export const useJobSites = (): readonly JobSite[] => {
  const allowed = useFlag('hasAccessWorld');
  const { data } = useQuery({ ...jobSitesQuery, enabled: allowed });
  return data?.rows ?? none;
};
