import { useQuery } from '@tanstack/react-query';
import { accessEndpoints } from '#features/access/contract';
import { type AreaRow, areaEndpoints } from '#features/areas/contract';
import { buildingEndpoints } from '#features/buildings/contract';
import type { JobRow } from '#features/jobs/contract';
import { jobSitesQuery } from '#features/jobs/web';
import type { PersonCard } from '#features/users/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useFlag } from '#platform/web/session/index';
import { taskEndpoints } from '../contract/index.ts';

const noSites: readonly JobRow[] = [];
const noAreas: readonly AreaRow[] = [];
const nobody: readonly PersonCard[] = [];
const fiveMinutes = 5 * 60_000;

export const taskQuery = (id: number) => ({
  ...endpointQuery(taskEndpoints.getTask, { params: { id } }),
  meta: { quiet: true },
});

/** The answer that the search of the shell uses too. */
export const useJobSitesQuery = (wanted = true) =>
  useQuery({ ...jobSitesQuery, enabled: useFlag('hasAccessWorld') && wanted });

export const useJobSites = (wanted: boolean): readonly JobRow[] =>
  useJobSitesQuery(wanted).data?.rows ?? noSites;

/** People for pick-lists; with a job only those who may see it. */
export const usePeople = (jobId?: number, enabled = true): readonly PersonCard[] => {
  const { data } = useQuery({
    ...endpointQuery(accessEndpoints.listUsers, { query: { per_page: 0, job_id: jobId } }),
    enabled,
    staleTime: fiveMinutes,
  });
  return data?.rows ?? nobody;
};

/** Floors, common areas and the time zone. */
export const buildingQuery = (id: number) => ({
  ...endpointQuery(buildingEndpoints.getBuilding, { params: { id } }),
  staleTime: fiveMinutes,
  meta: { quiet: true },
});

export const useBuilding = (id: number | undefined) =>
  useQuery({ ...buildingQuery(id ?? 0), enabled: id !== undefined }).data;

export const useAreaTypes = (enabled: boolean) =>
  useQuery({
    ...endpointQuery(buildingEndpoints.listCommonAreaTypes),
    enabled,
    staleTime: fiveMinutes,
    meta: { quiet: true },
  }).data;

/** Every territory; the top ones are regions. */
export const useAreas = (wanted: boolean): readonly AreaRow[] =>
  useQuery({
    ...endpointQuery(areaEndpoints.listAreas, { query: { per_page: 0 } }),
    enabled: wanted,
    staleTime: fiveMinutes,
  }).data?.rows ?? noAreas;
