import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { useFlag } from '#platform/web/session/index';
import { type JobRow, jobEndpoints } from '../contract/index.ts';

/** All job sites in scope: one call for the map, the search and the palette. */
export const jobSitesQuery: UseQueryOptions<AnswerOf<typeof jobEndpoints.listJobs>> = {
  ...endpointQuery(jobEndpoints.listJobs, { query: { per_page: 0, include: 'buildings' } }),
  staleTime: choicesStaleTime,
  gcTime: 30 * 60_000,
  // Comparing thousands of rows takes longer than rendering them again.
  structuralSharing: false,
};

const none: readonly JobRow[] = [];

/** All job sites in scope. Shares its call with the search of the shell. */
export const useJobSitesQuery = () => useQuery({ ...jobSitesQuery, enabled: useFlag('hasAccessWorld') });

export const useJobSites = (): readonly JobRow[] => useJobSitesQuery().data?.rows ?? none;
