import { z } from 'zod';
import {
  listSearch,
  urlChoice,
  urlFlag,
  urlIds,
  urlList,
  urlText,
} from '#platform/web/routing/search-fields';
import { priorityLevels, taskSources, taskStatuses, taskTypes } from '../../contract/index.ts';
import { listFilters } from './list-filters.ts';

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);
const urlEither = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined);
const urlDate = () => z.iso.date().optional().catch(undefined);

export const taskSorts = ['due_at', 'number', 'created_at', 'priority_level', 'status'] as const;

/** What the page keeps in the address: both of its views narrow by place and person. Names are those of the server's filters. */
export const taskSearch = listSearch(
  taskSorts,
  { sort: 'due_at' },
  {
    ids: urlIds(),
    status: urlList(taskStatuses),
    type: urlList(taskTypes),
    source: urlList(taskSources),
    priority: urlList(priorityLevels),
    job_id: urlId(),
    building_id: urlId(),
    assignee_id: urlId(),
    mine: urlFlag(),
    past_due: urlFlag(),
    due_from: urlDate(),
    due_to: urlDate(),
    client_id: urlId(),
    area_id: urlId(),
    created_from: urlDate(),
    created_to: urlDate(),
    finished_from: urlDate(),
    finished_to: urlDate(),
    area_type_id: urlId(),
    unassigned: urlFlag(),
    with_due: urlEither(),
    on_time: urlEither(),
    reopened: urlEither(),
    recurring: urlEither(),
    started: urlEither(),
    view: urlChoice(['dashboard', 'list', 'series']),
    /** Of the dashboard, which reads them itself. */
    range: urlText(),
    from: urlDate(),
    to: urlDate(),
  },
);

export type TaskSearch = z.output<typeof taskSearch>;

export const taskFilterFields = [
  'ids',
  'status',
  'type',
  'source',
  'priority',
  'job_id',
  'building_id',
  'assignee_id',
  'mine',
  'past_due',
  'due_from',
  'due_to',
  'client_id',
  'area_id',
  'created_from',
  'created_to',
  'finished_from',
  'finished_to',
  'area_type_id',
  'unassigned',
  'with_due',
  'on_time',
  'reopened',
  'recurring',
  'started',
] as const;

export type TaskFilterField = (typeof taskFilterFields)[number];

const filters = listFilters(taskSearch, taskFilterFields);

export const { cleared, isFiltered, queryOf } = filters;

export const views = ['open', 'mine', 'pastDue', 'done'] as const;
export type TaskView = (typeof views)[number];

type ViewFields = Pick<TaskSearch, 'ids' | 'status' | 'mine' | 'past_due'>;

const viewFields: Record<TaskView, ViewFields> = {
  open: { ids: [], status: [], mine: false, past_due: false },
  mine: { ids: [], status: [], mine: true, past_due: false },
  pastDue: { ids: [], status: [], mine: false, past_due: true },
  done: { ids: [], status: ['closed', 'completed'], mine: false, past_due: false },
};

/** The quick view an address shows, whatever else it filters by. */
export const viewOf = (search: ViewFields): TaskView | undefined =>
  views.find((view) => {
    const { status, mine, past_due } = viewFields[view];
    return (
      search.ids.length === 0 &&
      mine === search.mine &&
      past_due === search.past_due &&
      status.join() === search.status.toSorted().join()
    );
  });

export const viewPatch = (view: TaskView): Partial<TaskSearch> => ({ ...viewFields[view], page: 1 });

const ofViews: readonly TaskFilterField[] = ['status', 'mine', 'past_due'];

/** Filters that the quick views do not already tell. */
export const chipFields = (search: TaskSearch): readonly TaskFilterField[] => {
  const toldByView = viewOf(search) !== undefined;
  return taskFilterFields.filter(
    (field) => filters.isSet(search, field) && !(toldByView && ofViews.includes(field)),
  );
};
