import { Switch } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import {
  askedRangeOf,
  ChartsSkeleton,
  DashboardFilters,
  FigureTile,
  FigureTiles,
  narrowedBy,
  RangeShown,
} from '#platform/web/figures/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { FilterWords } from '#platform/web/list/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, PrintFacts, StaleNotice } from '#platform/web/ui/index';
import {
  figureKeys,
  figureList,
  inspectionDashboardEndpoints,
  taskFigureKeys,
} from '../../contract/index.ts';
import classes from './dashboard.module.css';
import { dashboardSearch } from './dashboard-search.ts';
import { addressOf } from './figure-addresses.ts';
import { figureStyles } from './figure-styles.ts';
import { figureFilters } from './place-filters.ts';

const [InspectionCharts] = lazyPart(() => import('./inspection-charts.tsx'), { soon: true });

const aMinute = 60_000;

/** The figures. The charts are loaded after them, as a part of their own. */
const InspectionDashboard = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(dashboardSearch);
  const seesTasks = useFlag('hasAccessTasks');
  const narrowed = narrowedBy(figureFilters, search);
  const { reinspections, by_area } = search;
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...endpointQuery(inspectionDashboardEndpoints.getInspectionDashboard, {
      query: {
        ...narrowed,
        ...askedRangeOf(search),
        ...(reinspections ? { reinspections } : {}),
        ...(by_area ? { by_area } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 5 * aMinute,
    meta: { quiet: true },
  });
  const today = todayIn();
  const counting = { ...(data?.range ?? { from: today, to: today }), reinspections };
  const expected = seesTasks
    ? figureKeys
    : figureKeys.filter((key) => !taskFigureKeys.some((one) => one === key));
  const shown = data ? figureKeys.filter((key) => data.kpis[key]) : expected;
  const toggle = (name: 'reinspections' | 'by_area', label: string) => (
    <Switch
      label={label}
      checked={search[name]}
      className={classes.toggle}
      onChange={(event) => setSearch({ [name]: event.currentTarget.checked })}
    />
  );
  return (
    <>
      <PrintFacts
        filters={figureFilters
          .filter(({ options }) => options.name in narrowed)
          .map((filter) => <FilterWords key={filter.options.name} filter={filter} search={search} />)}
      />
      <DashboardFilters filters={figureFilters} search={search} range={data?.range} onChange={setSearch}>
        {toggle('reinspections', t('inspections:dashboard.reinspections'))}
        {toggle('by_area', t('inspections:dashboard.byArea'))}
      </DashboardFilters>
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <>
          {error && <StaleNotice error={error} retry={() => void refetch()} since={dataUpdatedAt} />}
          <RangeShown of={data} />
          <FigureTiles loading={!data}>
            {shown.map((key) => (
              <FigureTile
                key={key}
                name={t(`inspections:dashboard.figures.${key}`)}
                definition={t(`inspections:dashboard.definitions.${key}`)}
                look={figureStyles[key]}
                figure={data?.kpis[key]}
                to={addressOf(narrowed, figureList(key, counting))}
              />
            ))}
          </FigureTiles>
          {data?.kpis.inspections?.of === 0 ? (
            <EmptyState
              icon={IconClipboardCheck}
              title={t('inspections:dashboard.empty.title')}
              text={t('inspections:dashboard.empty.text')}
            />
          ) : (
            <Suspense fallback={<ChartsSkeleton />}>
              {data ? <InspectionCharts {...{ figures: data, counting, narrowed }} /> : <ChartsSkeleton />}
            </Suspense>
          )}
        </>
      )}
    </>
  );
};

export default InspectionDashboard;
