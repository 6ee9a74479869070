import { createHash } from 'node:crypto';
import { inScopeSql } from '#features/access/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { countLimit } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import { pageWindow } from '#platform/server/http/page';
import { openStatuses, pastDueStatuses, type TaskRow, type taskEndpoints } from '../contract/index.ts';
import { type FoundWords, findWords, wordConditions } from './task-words-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listTasks']>;

export type ListFilter = Omit<ListQuery, 'page' | 'per_page'>;

type Values = { text: (value: unknown) => string; all: unknown[] };

/** Collects parameters: `$1` is always the organization. */
const collect = (tenant: Tenant): Values => {
  const all: unknown[] = [tenant.organizationId];
  return {
    all,
    text: (value) => {
      all.push(value);
      return `$${all.length}`;
    },
  };
};

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

const openNow = `t.status in (${quoted(openStatuses)})`;

/** `zone` says where the days of a date filter begin: the organization's. */
export type Moment = { now: Date; zone: string };

/** The conditions of a list; literal statuses let the planner use the index of open work. */
const conditions = (
  tenant: Tenant,
  query: ListFilter,
  values: Values,
  { now, zone }: Moment,
  found: FoundWords | undefined,
): string => {
  const parts = ['t.organization_id = $1', 't.deleted_at is null'];
  const add = (condition: string) => parts.push(condition);
  const oneOf = (column: string, list: readonly string[] | undefined) => {
    if (list) add(`${column} = any(${values.text(list)})`);
  };
  if (query.status) oneOf('t.status', query.status);
  else add(openNow);
  oneOf('t.type', query.type);
  oneOf('t.source', query.source);
  oneOf('t.priority_level', query.priority);
  if (query.past_due) add(`t.due_at < ${values.text(now)} and t.status in (${quoted(pastDueStatuses)})`);
  if (query.job_id) add(`t.job_id = ${values.text(query.job_id)}`);
  if (query.building_id) add(`t.building_id = ${values.text(query.building_id)}`);
  if (query.client_id) {
    add(`exists (select from jobs j where j.organization_id = $1 and j.id = t.job_id
      and j.client_id = ${values.text(query.client_id)})`);
  }
  if (query.area_id) {
    add(`exists (select from buildings b where b.organization_id = $1 and b.id = t.building_id
      and b.area_id = ${values.text(query.area_id)})`);
  }
  const assignee = query.mine ? tenant.userId : query.assignee_id;
  if (assignee) {
    add(`exists (select from task_assignees ta where ta.organization_id = $1 and ta.task_id = t.id
      and ta.user_id = ${values.text(assignee)})`);
  }
  const midnight = (date: string, days: number) =>
    `((${values.text(date)}::date + ${days})::timestamp at time zone ${values.text(zone)})`;
  if (query.due_from) add(`t.due_at >= ${midnight(query.due_from, 0)}`);
  if (query.due_to) add(`t.due_at < ${midnight(query.due_to, 1)}`);
  if (found) add(wordConditions(found, values.text));
  const scope = tenant.seesAllJobs ? '' : inScopeSql(tenant, 't.job_id', values.text(tenant.userId));
  return parts.join(' and ') + scope;
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

/** A statement is prepared once per connection and shape of filters; the name is its hash. */
const named = (text: string) => ({ name: `t-${createHash('sha1').update(text).digest('base64url')}`, text });

export type ListedTask = Omit<TaskRow, 'past_due' | 'assignees'> & {
  assignees: { id: number; name: string; profile_photo_id: number | null }[];
};

/** Finds the page first and joins names to its rows only. */
export const listTasks = async (
  tenant: Tenant,
  query: ListQuery,
  moment: Moment,
): Promise<{ rows: ListedTask[]; total: number }> => {
  const found = await findWords(tenant, query.q);
  const values = collect(tenant);
  const where = conditions(tenant, query, values, moment, found);
  const counting = [...values.all];
  const { limit, offset } = pageWindow(query);
  const order = orderOf(query);
  const text = `select t.id, t.number, t.title, t.status, t.type, t.source, t.priority_level, t.internal_only,
      t.area, t.due_at, t.scheduled_on, t.created_at, t.completed_at, t.updated_at,
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
    from (select * from tasks t where ${where} order by ${order}
      limit ${values.text(limit)} offset ${values.text(offset)}) t
    join jobs j on j.organization_id = $1 and j.id = t.job_id
    join buildings b on b.organization_id = $1 and b.id = t.building_id
    left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
    order by ${order}`;
  const count = `select count(*)::int as total from (select from tasks t where ${where} limit ${countLimit + 1}) found`;
  const [rows, [counted]] = await Promise.all([
    tenant.query<ListedTask>({ ...named(text), values: values.all }),
    tenant.query<{ total: number }>({ ...named(count), values: counting }),
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
  const found = await findWords(tenant, query.q);
  const values = collect(tenant);
  const where = conditions(tenant, query, values, moment, found);
  const rows = await tenant.query<{ id: number }>({
    text: `select t.id from tasks t where ${where} order by ${orderOf(query)} limit ${values.text(most)}`,
    values: values.all,
  });
  return rows.map(({ id }) => id);
};
