import { useQuery } from '@tanstack/react-query';
import type { PageOf } from '#platform/contract/pagination';
import { endpointQuery } from '../api/endpoint-query.ts';
import type { List } from './list.ts';

/** Milliseconds for which an exact total stays valid for the same filters. */
const freshMilliseconds = 60_000;

/** A page counts its total only up to a limit. Beyond that, the exact number is read once for each set of filters; rows
 * do not wait for it. */
export const useExactTotal = <R>(
  { endpoint, include }: Pick<List, 'endpoint' | 'include'>,
  filters: object,
  page: PageOf<R> | undefined,
  params?: object,
): PageOf<R> | undefined => {
  const { sort: _sort, order: _order, ...narrowing } = filters as Record<string, unknown>;
  const { data } = useQuery({
    ...endpointQuery(endpoint, {
      ...(params && { params }),
      query: { ...narrowing, ...include, total: 'exact' },
    } as never),
    enabled: page?.total_capped ?? false,
    staleTime: freshMilliseconds,
    meta: { quiet: true },
  });
  const exact = data as PageOf<R> | undefined;
  if (!page?.total_capped || !exact) return page;
  return { ...page, total: exact.total, total_capped: false };
};
