import { isOwed } from '#features/sites/service-days/server';
import { openNow } from '#features/tasks/tasks/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { either, equal, oneOf, type Values } from '#platform/server/db/values';
import { type actionLogListEndpoints, requestTypes } from '../../contract/index.ts';

export type ListQuery = QueryOf<(typeof actionLogListEndpoints)['listActionLogs']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

const isRequest = `e.action_type in (${requestTypes.map((type) => `'${type}'`).join(', ')})`;

/** SQL: the entry `e` answers a request and says when somebody asked. */
export const answersRequest = `(${isRequest} and e.requested_at is not null)`;

/** SQL: when the entry `e` was begun, by the clocks of the building `b`. */
const begun = '(e.started_at at time zone b.time_zone)';

export const weekdayOf = `extract(dow from ${begun})::int`;

export const hourOf = `extract(hour from ${begun})::int`;

/** SQL: entries `e` of requests and spills that are not done: the entry is running, or its task is open. */
const openEntries = (columns: string): string => `select ${columns} from action_log_entries e
    where e.organization_id = $1 and e.deleted_at is null and e.running and ${isRequest}
  union
  select ${columns} from action_log_entries e join tasks t on t.organization_id = $1 and t.id = e.task_id
    where e.organization_id = $1 and e.deleted_at is null and ${isRequest} and e.task_id is not null
      and t.deleted_at is null and ${openNow}`;

/** SQL: ids of those entries and of their logs. */
export const openRequests = openEntries('e.id, e.log_id');

const hasOpen = `t.id in (select o.log_id from (${openRequests}) o)`;

const hasEntry = (where: readonly string[]): string =>
  `exists (select from action_log_entries e where ${[
    'e.organization_id = $1',
    'e.log_id = t.id',
    'e.deleted_at is null',
    ...where,
  ].join(' and ')})`;

/** SQL: the site of the log `t` owed it, and the day is over by the clocks of the building `b`. */
export const isDue = (moment: string): string =>
  `(${isOwed('action_log', 't.log_date')} and t.log_date < (${moment}::timestamptz at time zone b.time_zone)::date)`;

/** Conditions on the log `t` by its entries, and by what its site owed. */
export const entryConditions = (query: ListFilters, values: Values, now: Date): string[] => {
  const ofOne = [
    ...oneOf(values, 'e.action_type', query.action_type),
    ...equal(values, 'e.common_area_id', query.common_area),
    ...equal(values, weekdayOf, query.weekday),
    ...equal(values, hourOf, query.hour),
    ...(query.requested ? [answersRequest] : []),
  ];
  const due = query.due === undefined ? '' : isDue(values.add(now.toISOString()));
  return [
    ...(ofOne.length > 0 ? [hasEntry(ofOne)] : []),
    ...either(query.entries, hasEntry([]), `not ${hasEntry([])}`),
    ...either(query.open_request, hasOpen, `not ${hasOpen}`),
    ...either(query.due, due, `not ${due}`),
  ];
};

/** Whether the filters need the time zone of the building. */
export const needsBuildingZone = ({ weekday, hour, due }: ListFilters): boolean =>
  [weekday, hour, due].some((one) => one !== undefined);
