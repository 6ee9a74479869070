import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChoiceCounts } from '#platform/contract/choice-counts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { countsOf } from './counts-of.ts';
import type { CountOf } from './filter.ts';
import type { List } from './list.ts';

/** Milliseconds after the last change of a filter. */
const pause = 300;

/** Milliseconds for which counts stay valid for the same filters. */
const fresh = 60_000;

/** What each choice of the list's filters leaves. Without a network nothing is counted. */
export const useCounts = (list: List, search: object, within: object | undefined): CountOf | undefined => {
  const {
    sort: _sort,
    order: _order,
    ...narrowing
  } = list.queryOf(search as never) as object as Record<string, unknown>;
  const [asked] = useDebouncedValue(JSON.stringify({ ...narrowing, ...within }), pause);
  const { counts: endpoint } = list;
  const { data } = useQuery({
    ...endpointQuery(endpoint ?? list.endpoint, { query: JSON.parse(asked) } as never),
    enabled: endpoint !== undefined,
    placeholderData: keepPreviousData,
    staleTime: fresh,
    meta: { quiet: true },
  });
  const counts = useMemo(() => countsOf(data as ChoiceCounts | undefined), [data]);
  return endpoint && counts;
};
