import { IconChecklist } from '@tabler/icons-react';
import { endpointQuery } from '#platform/web/api/index';
import { askedRangeOf, FigureDashboard, type FigureStyle, narrowedBy } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import {
  type FigureKey,
  figureKeys,
  figureList,
  type TaskListFilters,
  taskDashboardEndpoints,
} from '../../contract/index.ts';
import { tasksHref } from '../addresses.ts';
import { taskSearch } from '../task/list/task-search.ts';
import { placeFilters } from '../task/list/work-filter-kinds.ts';

const figureStyles: Record<FigureKey, FigureStyle> = {
  open: { asOfNow: true },
  past_due: { asOfNow: true, alarm: true },
  created: {},
  done: { wanted: 'more' },
  on_time_rate: { kind: 'rate', wanted: 'more' },
  hours_to_close: { kind: 'hours', wanted: 'less' },
  response_hours: { kind: 'hours', wanted: 'less' },
  reopen_rate: { kind: 'rate', wanted: 'less' },
  cancel_rate: { kind: 'rate', wanted: 'less' },
  series_on_time_rate: { kind: 'rate', wanted: 'more' },
  skipped: { wanted: 'less' },
};

const [TaskCharts] = lazyPart(() => import('./task-charts.tsx'), { soon: true });

/** A figure opens its own rows, without the person's default view. */
const plainList = { saved: 0 };

const TaskDashboard = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(taskSearch);
  const narrowed = narrowedBy(placeFilters, search);
  const listOf = (list: TaskListFilters) =>
    tasksHref({ ...narrowed, ...list, ...plainList } as Parameters<typeof tasksHref>[0]);
  return (
    <FigureDashboard
      query={endpointQuery(taskDashboardEndpoints.getTaskDashboard, {
        query: { ...narrowed, ...askedRangeOf(search) },
      })}
      filters={placeFilters}
      search={search}
      onChange={(patch) => setSearch({ ...patch, view: 'dashboard' })}
      keys={figureKeys}
      words={(key) => ({
        name: t(`tasks:dashboard.figures.${key}`),
        definition: t(`tasks:dashboard.definitions.${key}`),
      })}
      looks={figureStyles}
      listOf={(key, range) => listOf(figureList(key, range))}
      isEmpty={({ kpis }) => (['open', 'created', 'done'] as const).every((key) => kpis[key].of === 0)}
      empty={{
        icon: IconChecklist,
        title: t('tasks:dashboard.empty.title'),
        text: t('tasks:dashboard.empty.text'),
      }}
      charts={({ charts, range }) => <TaskCharts charts={charts} range={range} listOf={listOf} />}
    />
  );
};

export default TaskDashboard;
