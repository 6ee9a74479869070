import { useQuery } from '@tanstack/react-query';
import type { PageOf } from '#platform/contract/pagination';
import { endpointQuery } from '../api/endpoint-query.ts';
import type { List } from './list.ts';

/** Seconds for which a number that was counted once is good enough for the same filters. */
const fresh = 60_000;

/** A page counts its total only so far; where there is more, the exact number is asked for once per set of filters, and
 * the rows do not wait for it. */
export const useExactTotal = <R>(
  { endpoint, include }: Pick<List, 'endpoint' | 'include'>,
  filters: object,
  page: PageOf<R> | undefined,
): PageOf<R> | undefined => {
  const { sort: _sort, order: _order, ...narrowing } = filters as Record<string, unknown>;
  const { data } = useQuery({
    ...endpointQuery(endpoint, { query: { ...narrowing, ...include, total: 'exact' } } as never),
    enabled: page?.total_capped ?? false,
    staleTime: fresh,
    meta: { quiet: true },
  });
  const exact = data as PageOf<R> | undefined;
  if (!page?.total_capped || !exact) return page;
  return { ...page, total: exact.total, total_capped: false };
};
