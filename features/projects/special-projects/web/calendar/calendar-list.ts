import { defineList } from '#platform/web/list/index';
import { urlChoice, urlDate } from '#platform/web/routing/index';
import { projectListEndpoints, projectSorts } from '../../contract/index.ts';
import { lateFilter, whatFilters, whoFilters } from '../list/project-filters.ts';

export const spans = ['month', 'week', 'day', 'agenda'] as const;

export type Span = (typeof spans)[number];

/** The filters of the list, without those about days: the calendar itself says which. */
export const calendarList = defineList({
  name: 'special-projects-calendar',
  endpoint: projectListEndpoints.listSpecialProjects,
  sorts: projectSorts,
  sort: 'due_date',
  filters: [...whatFilters, ...whoFilters, lateFilter],
});

/** Beside the filters: what is shown, and around which day. */
export const calendarSearch = calendarList.schema.extend({ span: urlChoice(spans), date: urlDate() });

/** What the filters ask for, without page and order. */
export const filtersOf = (search: object) => {
  const {
    sort: _sort,
    order: _order,
    ...filters
  } = calendarList.queryOf(search as never) as {
    sort: string;
    order: string;
  };
  return filters;
};
