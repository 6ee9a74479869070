import { useQuery } from '@tanstack/react-query';
import { useFlag } from '#platform/web/session/index';
import type { JobRow } from '../../contract/index.ts';
import { jobSitesQuery } from '../job-sites-query.ts';

const none: readonly JobRow[] = [];

/** Every job site in scope: the answer that the search of the shell uses too. */
export const useJobSitesQuery = () => useQuery({ ...jobSitesQuery, enabled: useFlag('hasAccessWorld') });

export const useJobSites = (): readonly JobRow[] => useJobSitesQuery().data?.rows ?? none;
