import { z } from 'zod';
import { listSearch, urlChoice, urlFlag, urlList } from '#platform/web/routing/search-fields';
import {
  healthGrades,
  priorityLevels,
  seriesSorts,
  seriesStatuses,
  taskTypes,
} from '../../contract/index.ts';
import { listFilters } from '../list/list-filters.ts';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** What the list of series keeps in the address; what both lists narrow by is named as in the list of tasks. */
export const seriesSearch = listSearch(
  seriesSorts,
  { sort: 'next_date' },
  {
    status: urlList(seriesStatuses),
    health: urlList(healthGrades),
    type: urlList(taskTypes),
    priority: urlList(priorityLevels),
    job_id: urlId(),
    building_id: urlId(),
    client_id: urlId(),
    area_id: urlId(),
    assignee_id: urlId(),
    mine: urlFlag(),
    unassigned: urlFlag(),
    area_type_id: urlId(),
    view: urlChoice(['series']),
  },
);

/** What of the page's address is the list's own. */
export const seriesListSearch = seriesSearch.omit({ view: true });

export type SeriesSearch = z.output<typeof seriesSearch>;

export const seriesFilterFields = [
  'status',
  'health',
  'type',
  'priority',
  'job_id',
  'building_id',
  'client_id',
  'area_id',
  'assignee_id',
  'mine',
  'unassigned',
  'area_type_id',
] as const;

export type SeriesFilterField = (typeof seriesFilterFields)[number];

const filters = listFilters(seriesSearch, seriesFilterFields);

export const { cleared, isFiltered, queryOf } = filters;

/** The status that the switch above the list shows: one, or all of them. */
export const shownStatus = ({ status }: SeriesSearch): SeriesSearch['status'][number] | 'all' | undefined =>
  status.length > 1 ? undefined : (status[0] ?? 'all');

/** Filters that the switch does not already tell. */
export const chipFields = (search: SeriesSearch): readonly SeriesFilterField[] =>
  seriesFilterFields.filter(
    (field) => filters.isSet(search, field) && !(field === 'status' && shownStatus(search)),
  );
