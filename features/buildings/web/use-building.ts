import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { buildingEndpoints } from '../contract/index.ts';

const fiveMinutes = 5 * 60_000;

/** The building with floors, common areas and time zone. */
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
