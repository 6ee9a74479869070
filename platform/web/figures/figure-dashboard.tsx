import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Figure } from '#platform/contract/figure';
import type { DateRange } from '#platform/contract/range-fields';
import { todayIn } from '../i18n/index.ts';
import { type Filter, FilterWords } from '../list/index.ts';
import { EmptyState, LoadProblem, PrintFacts, StaleNotice } from '../ui/index.ts';
import { ChartsSkeleton } from './charts-skeleton.tsx';
import { DashboardFilters, narrowedBy } from './dashboard-filters.tsx';
import type { FigureStyle } from './figure-text.ts';
import { FigureTile, FigureTiles } from './figure-tile.tsx';
import type { RangeSearch } from './range-picker.tsx';
import { RangeShown } from './range-shown.tsx';

type Figures<K extends string> = {
  range: DateRange;
  previous: DateRange;
  kpis: Partial<Record<K, Figure>>;
};

type Props<K extends string, F extends Figures<K>> = {
  query: UseQueryOptions<F>;
  filters: readonly Filter[];
  search: RangeSearch;
  onChange: (patch: Record<string, unknown>) => void;
  /** How the figures are computed, after the filters. */
  options?: ReactNode;
  /** All tiles in their order. The answer tells which of them this person sees. */
  keys: readonly K[];
  /** The tiles that are drawn while the answer is loading. */
  awaited?: readonly K[];
  words: (key: K) => { name: string; definition: string };
  looks: Record<K, FigureStyle>;
  /** Address of the list behind a figure. */
  listOf: (key: K, range: DateRange) => string | undefined;
  isEmpty: (figures: F) => boolean;
  empty: { icon: ComponentType<{ size?: number; stroke?: number }>; title: string; text: string };
  charts: (figures: F) => ReactNode;
};

const aMinute = 60_000;

/** Figures of a range with their filters. The charts are loaded after them, as a part of their own. */
export const FigureDashboard = <K extends string, F extends Figures<K>>({
  query,
  filters,
  search,
  onChange,
  options,
  keys,
  awaited = keys,
  words,
  looks,
  listOf,
  isEmpty,
  empty,
  charts,
}: Props<K, F>) => {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...query,
    placeholderData: keepPreviousData as never,
    refetchInterval: 5 * aMinute,
    meta: { quiet: true },
  });
  const narrowed = narrowedBy(filters, search);
  const today = todayIn();
  const range = data?.range ?? { from: today, to: today };
  return (
    <>
      <PrintFacts
        filters={filters
          .filter((filter) => filter.options.name in narrowed)
          .map((filter) => <FilterWords key={filter.options.name} filter={filter} search={search} />)}
      />
      <DashboardFilters filters={filters} search={search} range={data?.range} onChange={onChange}>
        {options}
      </DashboardFilters>
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <>
          {error && <StaleNotice error={error} retry={() => void refetch()} since={dataUpdatedAt} />}
          <RangeShown of={data} />
          <FigureTiles loading={!data}>
            {(data ? keys.filter((key) => data.kpis[key]) : awaited).map((key) => (
              <FigureTile
                key={key}
                {...words(key)}
                look={looks[key]}
                figure={data?.kpis[key]}
                to={data && listOf(key, range)}
              />
            ))}
          </FigureTiles>
          {data && isEmpty(data) ? (
            <EmptyState {...empty} />
          ) : (
            <Suspense fallback={<ChartsSkeleton />}>{data ? charts(data) : <ChartsSkeleton />}</Suspense>
          )}
        </>
      )}
    </>
  );
};
