import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { type AreaRow, areaEndpoints } from '../contract/index.ts';

const fiveMinutes = 5 * 60_000;

const none: readonly AreaRow[] = [];

export const areasQuery = () => endpointQuery(areaEndpoints.listAreas, { query: { per_page: 0 } });

/** All areas; those on the top level are regions. */
export const useAreas = (): readonly AreaRow[] =>
  useQuery({ ...areasQuery(), staleTime: fiveMinutes }).data?.rows ?? none;
