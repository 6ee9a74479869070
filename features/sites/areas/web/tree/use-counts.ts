import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { type AreaCounts, areaEndpoints } from '../../contract/index.ts';

export const countsQuery = () => endpointQuery(areaEndpoints.countAreas);

/** By id; empty while they are counted. */
export const useCounts = (): ReadonlyMap<number, AreaCounts> => {
  const { data } = useQuery(countsQuery());
  return useMemo(() => new Map(data?.map((counts) => [counts.id, counts])), [data]);
};
