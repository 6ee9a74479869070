import { IconChecklist } from '@tabler/icons-react';
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
import { EmptyState, LoadProblem, PrintFacts, StaleNotice } from '#platform/web/ui/index';
import {
  figureKeys,
  figureList,
  type TaskListFilters,
  taskDashboardEndpoints,
} from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';
import { taskSearch } from '../task/list/task-search.ts';
import { placeFilters } from '../task/list/work-filter-kinds.ts';
import { figureStyles } from './figure-styles.ts';

const [TaskCharts] = lazyPart(() => import('./task-charts.tsx'), { soon: true });

const aMinute = 60_000;

/** A figure opens its own rows, without the person's default view. */
const plainList = { saved: 0 };

/** The figures. The charts are loaded after them, as a part of their own. */
const TaskDashboard = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(taskSearch);
  const narrowed = narrowedBy(placeFilters, search);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...endpointQuery(taskDashboardEndpoints.getTaskDashboard, {
      query: { ...narrowed, ...askedRangeOf(search) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 5 * aMinute,
    meta: { quiet: true },
  });
  const listOf = (list: TaskListFilters) =>
    tasksHref({ ...narrowed, ...list, ...plainList } as Parameters<typeof tasksHref>[0]);
  const nothing = data && (['open', 'created', 'done'] as const).every((key) => data.kpis[key].of === 0);
  const today = todayIn();
  const range = data?.range ?? { from: today, to: today };
  return (
    <>
      <PrintFacts
        filters={placeFilters
          .filter(({ options }) => options.name in narrowed)
          .map((filter) => <FilterWords key={filter.options.name} filter={filter} search={search} />)}
      />
      <DashboardFilters
        filters={placeFilters}
        search={search}
        range={data?.range}
        onChange={(patch) => setSearch({ ...patch, view: 'dashboard' })}
      />
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <>
          {error && <StaleNotice error={error} retry={() => void refetch()} since={dataUpdatedAt} />}
          <RangeShown of={data} />
          <FigureTiles loading={!data}>
            {figureKeys.map((key) => (
              <FigureTile
                key={key}
                name={t(`tasks:dashboard.figures.${key}`)}
                definition={t(`tasks:dashboard.definitions.${key}`)}
                look={figureStyles[key]}
                figure={data?.kpis[key]}
                to={listOf(figureList(key, range))}
              />
            ))}
          </FigureTiles>
          {nothing ? (
            <EmptyState
              icon={IconChecklist}
              title={t('tasks:dashboard.empty.title')}
              text={t('tasks:dashboard.empty.text')}
            />
          ) : (
            <Suspense fallback={<ChartsSkeleton />}>
              {data ? <TaskCharts {...{ charts: data.charts, range, listOf }} /> : <ChartsSkeleton />}
            </Suspense>
          )}
        </>
      )}
    </>
  );
};

export default TaskDashboard;
