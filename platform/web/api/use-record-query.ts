import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useInPieces } from './use-in-pieces.ts';

/** `useQuery` for the record that fills a page. */
export const useRecordQuery = <A, E = Error, D = A, K extends QueryKey = QueryKey>(
  query: UseQueryOptions<A, E, D, K>,
) => {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(query);
  return { data: useInPieces(data), error, refetch, isFetchedAfterMount };
};
