import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { SiteSearch } from './task/form/site-search-fields.ts';
import type { taskSearch } from './task/list/task-search.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/tasks',
  create: '/tasks/create',
  task: '/task/$taskId',
  edit: '/task/$taskId/edit',
  shared: '/$orgSlug/task/$taskId',
  series: '/task/series/$recurringId',
  sharedSeries: '/$orgSlug/task/series/$recurringId',
} as const;

/** `tasksHref({mine: true, past_due: true})` opens the list with exactly these filters. */
export const tasksHref = (search: Partial<z.input<typeof taskSearch>> = {}): string =>
  `${paths.list}${searchText({ view: 'list', ...search })}`;

export const taskHref = (id: number): string => `/task/${id}`;

export const editTaskHref = (id: number): string => `/task/${id}/edit`;

export const seriesHref = (id: number): string => `/task/series/${id}`;

/** All series, sorted by their next date. */
export const seriesListHref = `${paths.list}?view=series`;

export const createTaskHref = (start: Partial<SiteSearch> = {}): string =>
  `${paths.create}${searchText(start)}`;
