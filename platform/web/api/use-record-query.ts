import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useInPieces } from './use-in-pieces.ts';

/** `useQuery` for the record that fills a page. The page shows a failure itself. */
export const useRecordQuery = <A, E = Error, D = A, K extends QueryKey = QueryKey>(
  query: UseQueryOptions<A, E, D, K>,
) => {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query,
    meta: { ...query.meta, quiet: true },
  });
  return { data: useInPieces(data), error, refetch, isFetchedAfterMount };
};
