import { useQuery } from '@tanstack/react-query';
import { useFlag } from '#platform/web/session/index';
import type { JobRow } from '../../contract/index.ts';
import { jobSitesQuery } from '../job-sites-query.ts';

const none: readonly JobRow[] = [];

/** All job sites in scope. Shares its call with the search of the shell. */
export const useJobSitesQuery = () => useQuery({ ...jobSitesQuery, enabled: useFlag('hasAccessWorld') });

export const useJobSites = (): readonly JobRow[] => useJobSitesQuery().data?.rows ?? none;
