import { useQuery } from '@tanstack/react-query';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { type AreaRow, areaEndpoints } from '../contract/index.ts';

const none: readonly AreaRow[] = [];

export const areasQuery = () => endpointQuery(areaEndpoints.listAreas, { query: { per_page: 0 } });

/** All areas; those on the top level are regions. */
export const useAreas = (): readonly AreaRow[] =>
  useQuery({ ...areasQuery(), staleTime: choicesStaleTime }).data?.rows ?? none;
