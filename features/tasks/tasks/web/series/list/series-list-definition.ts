import { formatPercent, type Translate } from '#platform/web/i18n/index';
import { choicesFilter, defineList, flagFilter } from '#platform/web/list/index';
import {
  type HealthGrade,
  healthGrades,
  poorBelow,
  seriesSorts,
  seriesStatuses,
  taskEndpoints,
} from '../../../contract/index.ts';
import {
  kindFilters,
  placeFilters,
  taskAreaTypeFilter,
  unassignedFilter,
} from '../../task/list/work-filter-kinds.ts';

const gradeWords = (grade: HealthGrade, t: Translate): string =>
  t(`tasks:series.list.grade.${grade}`, { share: formatPercent(poorBelow / 100) });

/** All series, including paused and ended ones. Filters that both lists have share their names with the list of
 * tasks. */
export const seriesList = defineList({
  name: 'series',
  endpoint: taskEndpoints.listSeries,
  sorts: seriesSorts,
  sort: 'next_date',
  filters: [
    choicesFilter('status', {
      label: 'tasks:field.status',
      choices: seriesStatuses,
      word: (status, t) => t(`tasks:series.status.${status}`),
    }),
    choicesFilter('health', {
      label: 'tasks:series.list.onTime',
      choices: healthGrades,
      word: gradeWords,
    }),
    ...placeFilters,
    taskAreaTypeFilter,
    ...kindFilters,
    flagFilter('mine', { label: 'tasks:field.mine' }),
    unassignedFilter,
  ],
  quickViews: [
    { id: 'all', label: 'tasks:series.list.all', set: { status: [] } },
    { id: 'active', label: 'tasks:series.list.active', set: { status: ['active'] } },
    { id: 'paused', label: 'tasks:series.list.paused', set: { status: ['paused'] } },
    { id: 'ended', label: 'tasks:series.list.ended', set: { status: ['ended'] } },
  ],
  phoneSorts: [
    { sort: 'next_date', order: 'asc', label: 'tasks:series.list.sortNext' },
    { sort: 'title', order: 'asc', label: 'tasks:field.title' },
    { sort: 'status', order: 'asc', label: 'tasks:field.status' },
  ],
});
