import {
  choicesFilter,
  dateRangeFilter,
  defineList,
  flagFilter,
  idsFilter,
  type SearchOfList,
  yesNoFilter,
} from '#platform/web/list/index';
import { doneStatuses, taskEndpoints, taskSources, taskStatuses } from '../../../contract/index.ts';
import { kindFilters, placeFilters, taskAreaTypeFilter, unassignedFilter } from './work-filter-kinds.ts';

/** All tasks of visible jobs. Without a chosen status it lists those still to be done. */
export const taskList = defineList({
  name: 'tasks',
  endpoint: taskEndpoints.listTasks,
  sorts: ['due_at', 'number', 'created_at', 'priority_level', 'status', 'scheduled_on'],
  sort: 'due_at',
  filters: [
    choicesFilter('status', {
      label: 'tasks:field.status',
      choices: taskStatuses,
      word: (status, t) => t(`tasks:status.${status}`),
    }),
    ...placeFilters,
    dateRangeFilter('due', {
      label: 'tasks:field.due_at',
      from: 'tasks:field.due_from',
      to: 'tasks:field.due_to',
    }),
    dateRangeFilter('scheduled', {
      label: 'tasks:field.scheduled_on',
      from: 'tasks:field.scheduled_from',
      to: 'tasks:field.scheduled_to',
    }),
    ...kindFilters,
    choicesFilter('source', {
      label: 'tasks:field.source',
      choices: taskSources,
      word: (source, t) => t(`tasks:source.${source}`),
    }),
    idsFilter('ids', { label: 'tasks:field.ids' }),
    flagFilter('mine', { label: 'tasks:field.mine', linked: true }),
    flagFilter('past_due', { label: 'tasks:field.past_due', linked: true }),
    flagFilter('projects_tonight', { label: 'tasks:list.projectsTonight', linked: true }),
  ],
  more: [
    dateRangeFilter('created', {
      label: 'tasks:field.created_at',
      from: 'tasks:field.created_from',
      to: 'tasks:field.created_to',
    }),
    dateRangeFilter('finished', {
      label: 'tasks:field.finished',
      from: 'tasks:field.finished_from',
      to: 'tasks:field.finished_to',
    }),
    yesNoFilter('with_due', { label: 'tasks:field.with_due' }),
    yesNoFilter('came_due', { label: 'tasks:field.came_due' }),
    yesNoFilter('on_time', { label: 'tasks:field.on_time' }),
    yesNoFilter('reopened', { label: 'tasks:field.reopened_count' }),
    yesNoFilter('started', { label: 'tasks:field.started_at' }),
    yesNoFilter('recurring', { label: 'tasks:field.recurring' }),
    taskAreaTypeFilter,
    unassignedFilter,
  ],
  quickViews: [
    { id: 'open', label: 'tasks:list.open', set: { ids: [] } },
    { id: 'mine', label: 'tasks:list.mine', set: { mine: true } },
    { id: 'pastDue', label: 'tasks:list.pastDue', set: { past_due: true } },
    {
      id: 'projectsTonight',
      label: 'tasks:list.projectsTonight',
      brief: 'tasks:list.tonight',
      set: { projects_tonight: true },
      flag: 'hasAccessSpecialProjects',
    },
    { id: 'done', label: 'tasks:list.done', set: { status: [...doneStatuses] } },
  ],
  phoneSorts: [
    { sort: 'due_at', order: 'asc', label: 'tasks:list.sortDue' },
    { sort: 'scheduled_on', order: 'asc', label: 'tasks:list.sortPlanned' },
    { sort: 'priority_level', order: 'desc', label: 'tasks:list.sortPriority' },
    { sort: 'number', order: 'desc', label: 'tasks:list.sortNewest' },
  ],
});

export type TaskListSearch = SearchOfList<typeof taskList>;
