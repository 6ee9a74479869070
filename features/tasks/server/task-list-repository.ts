import { createHash } from 'node:crypto';
import type { QueryOf } from '#platform/contract/endpoint';
import { countLimit } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import { pageWindow } from '#platform/server/http/page';
import type { TaskRow, taskEndpoints } from '../contract/index.ts';
import {
  assignedTo,
  collect,
  dueAnywhere,
  dueDay,
  midnight,
  ofAreaType,
  openNow,
  pastDueAt,
  placeConditions,
  type Values,
} from './task-conditions-repository.ts';
import { type Found, findTaskWords, wordConditions } from './task-words-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listTasks']>;

export type ListFilter = Omit<ListQuery, 'page' | 'per_page'>;

/** `zone` says where the days begin on which something was created or finished: the organization's. */
export type Moment = { now: Date; zone: string };

const dateConditions = (query: ListFilter, values: Values, zone: string): string[] =>
  (['created', 'finished'] as const).flatMap((name) => {
    const { [`${name}_from` as const]: from, [`${name}_to` as const]: to } = query;
    return [
      ...(from ? [`t.${name}_at >= ${midnight(values, zone, from)}`] : []),
      ...(to ? [`t.${name}_at < ${midnight(values, zone, to, 1)}`] : []),
    ];
  });

const dueConditions = ({ due_from, due_to }: ListFilter, values: Values): string[] => {
  const bounds = (of: typeof dueDay) => [
    ...(due_from ? [of.from(values, due_from)] : []),
    ...(due_to ? [of.to(values, due_to)] : []),
  ];
  const atBuilding = bounds(dueDay);
  if (atBuilding.length === 0) return [];
  const there = `exists (select from buildings b where b.organization_id = $1 and b.id = t.building_id
    and ${atBuilding.join(' and ')})`;
  return [...bounds(dueAnywhere), there];
};

const eitherWay = (wanted: boolean | undefined, yes: string, no: string): string[] =>
  wanted === undefined ? [] : [wanted ? yes : no];

/** What became of the work: the sides of the ratios that figures are made of. */
const outcomeConditions = (query: ListFilter): string[] => [
  ...eitherWay(query.with_due, 't.due_at is not null', 't.due_at is null'),
  ...eitherWay(query.on_time, 't.completed_at <= t.due_at', 't.completed_at > t.due_at'),
  ...eitherWay(query.reopened, 't.reopened_count > 0', 't.reopened_count = 0'),
  ...eitherWay(query.recurring, 't.series_id is not null', 't.series_id is null'),
  ...eitherWay(query.started, 't.started_at is not null', 't.started_at is null'),
];

const conditions = (
  tenant: Tenant,
  query: ListFilter,
  values: Values,
  { now, zone }: Moment,
  found: Found,
): string => {
  const parts = ['t.organization_id = $1', 't.deleted_at is null'];
  const add = (...more: string[]) => parts.push(...more);
  const oneOf = (column: string, list: readonly string[] | undefined) => {
    if (list) add(`${column} = any(${values.text(list)})`);
  };
  if (query.ids) add(`t.id = any(${values.text(query.ids)}::int[])`);
  if (query.status) oneOf('t.status', query.status);
  else if (!query.ids) add(openNow);
  oneOf('t.type', query.type);
  oneOf('t.source', query.source);
  oneOf('t.priority_level', query.priority);
  if (query.past_due) add(pastDueAt(values.text(now)));
  if (query.mine) add(assignedTo(values, tenant.userId));
  if (query.assignee_id) add(assignedTo(values, query.assignee_id));
  if (query.unassigned) {
    add('not exists (select from task_assignees ta where ta.organization_id = $1 and ta.task_id = t.id)');
  }
  if (query.area_type_id) add(ofAreaType(values, query.area_type_id));
  add(...dateConditions(query, values, zone), ...dueConditions(query, values), ...outcomeConditions(query));
  add(...wordConditions(found, values.text));
  return [...parts, ...placeConditions(tenant, query, values)].join(' and ');
};

/** Undated work comes last when the soonest due comes first. */
const orders: Record<ListQuery['sort'], string> = {
  due_at: 't.due_at',
  number: 't.number',
  created_at: 't.created_at',
  priority_level: 't.priority_rank',
  status: 't.status',
};

const orderOf = ({ sort, order }: ListFilter): string =>
  `${orders[sort]} ${order}${order === 'desc' ? ' nulls last' : ''}, t.id`;

/** The rows of a page. What was created or finished in a range of days is found by these days: sorted by due date along its
 * index, all work due before them would be read first. */
const pageSql = (query: ListFilter, where: string, order: string, window: string): string => {
  const ranged = query.created_from ?? query.finished_from;
  if (!ranged || query.sort === 'created_at')
    return `select * from tasks t where ${where} order by ${order} ${window}`;
  return `select t.* from (
      with ranged as materialized (select t.id, ${orders[query.sort]} from tasks t where ${where})
      select t.id from ranged t order by ${order} ${window}) page
    join tasks t on t.organization_id = $1 and t.id = page.id`;
};

/** A statement is prepared once per connection and shape of filters; the name is its hash. One with the ids of a search is
 * planned for them each time: without knowing them, every row would be compared with thousands one by one. */
const prepared = (text: string, { words }: Found) =>
  words.length > 0 ? { text } : { name: `t-${createHash('sha1').update(text).digest('base64url')}`, text };

export type ListedTask = Omit<TaskRow, 'past_due' | 'assignees'> & {
  assignees: { id: number; name: string; profile_photo_id: number | null }[];
};

/** Finds the page first and joins names to its rows only. */
export const listTasks = async (
  tenant: Tenant,
  query: ListQuery,
  moment: Moment,
): Promise<{ rows: ListedTask[]; total: number }> => {
  const found = await findTaskWords(tenant, query.q);
  const values = collect(tenant);
  const where = conditions(tenant, query, values, moment, found);
  const counting = [...values.all];
  const { limit, offset } = pageWindow(query);
  const order = orderOf(query);
  const text = `select t.id, t.number, t.title, t.status, t.type, t.source, t.priority_level, t.internal_only,
      t.area, t.due_at, t.scheduled_on, t.created_at, t.device_created_at,
      t.completed_at, t.updated_at,
      json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
      json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone) as building,
      ca.name as common_area,
      coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
          'profile_photo_id', m.profile_photo_id) order by m.name)
        from task_assignees ta
        join memberships m on m.organization_id = ta.organization_id and m.user_id = ta.user_id
        where ta.organization_id = $1 and ta.task_id = t.id), '[]') as assignees,
      (select count(*)::int from files f where f.organization_id = $1 and f.owner_entity = 'task'
        and f.owner_id = t.id and f.purpose <> 'signature' and f.deleted_at is null) as photo_count
    from (${pageSql(query, where, order, `limit ${values.text(limit)} offset ${values.text(offset)}`)}) t
    join jobs j on j.organization_id = $1 and j.id = t.job_id
    join buildings b on b.organization_id = $1 and b.id = t.building_id
    left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
    order by ${order}`;
  const count = `select count(*)::int as total from (select from tasks t where ${where} limit ${countLimit + 1}) found`;
  const [rows, [counted]] = await Promise.all([
    tenant.query<ListedTask>({ ...prepared(text, found), values: values.all }),
    tenant.query<{ total: number }>({ ...prepared(count, found), values: counting }),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** Ids of all that match, in the list's order, at most so many. */
export const taskIds = async (
  tenant: Tenant,
  query: ListFilter,
  moment: Moment,
  most: number,
): Promise<number[]> => {
  const found = await findTaskWords(tenant, query.q);
  const values = collect(tenant);
  const where = conditions(tenant, query, values, moment, found);
  const order = orderOf(query);
  const rows = await tenant.query<{ id: number }>({
    text: `select t.id from tasks t where ${where} order by ${order} limit ${values.text(most)}`,
    values: values.all,
  });
  return rows.map(({ id }) => id);
};
