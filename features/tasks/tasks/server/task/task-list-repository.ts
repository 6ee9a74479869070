import { z } from 'zod';
import { buildingJson } from '#features/sites/buildings/server';
import { jobJson, placeConditions } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadCountedRows } from '#platform/server/db/load-counted-page';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, oneOf, type Values } from '#platform/server/db/values';
import { onDays, withinDays } from '#platform/server/db/within-days';
import { type taskEndpoints, taskRow } from '../../contract/index.ts';
import { projectsTonight } from './projects-tonight-repository.ts';
import { orders, startAfter } from './start-after-repository.ts';
import {
  assignedTo,
  assignedToNobody,
  dueBetween,
  ofAreaType,
  ofPriorities,
  ofTypes,
  openNow,
  pastDueAt,
} from './task-conditions-repository.ts';
import { assignee } from './task-detail-repository.ts';
import { loadSearchedWords, wordConditions } from './task-search-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listTasks']>;

export type ListFilter = Omit<ListQuery, 'page' | 'per_page' | 'total' | 'after'>;

/** `zone` says where the days begin on which something was created or finished: the organization's. */
export type Moment = { now: Date; zone: string };

const cameDue = (came: boolean, now: string): string =>
  came ? `t.due_at <= ${now}` : `(t.due_at is null or t.due_at > ${now})`;

/** Conditions by what became of the work, for the lists behind ratios of the dashboard. */
const outcomeConditions = (query: ListFilter, values: Values, now: Date): string[] => [
  ...either(query.with_due, 't.due_at is not null', 't.due_at is null'),
  ...(query.came_due === undefined ? [] : [cameDue(query.came_due, values.add(now))]),
  ...either(query.on_time, 't.completed_at <= t.due_at', 't.completed_at > t.due_at'),
  ...either(query.reopened, 't.reopened_count > 0', 't.reopened_count = 0'),
  ...either(query.recurring, 't.series_id is not null', 't.series_id is null'),
  ...either(query.started, 't.started_at is not null', 't.started_at is null'),
];

/** The rows that the filters leave. Without a status those still to be done. */
const taskListConditions = (
  tenant: Tenant,
  query: ListFilter,
  values: Values,
  { now, zone }: Moment,
): string[] => [
  't.organization_id = $1',
  't.deleted_at is null',
  ...oneOf(values, 't.id', query.ids, 'int'),
  ...oneOf(values, 't.status', query.status),
  ...(query.status || query.ids ? [] : [openNow]),
  ...ofTypes(values, query.type),
  ...oneOf(values, 't.source', query.source),
  ...ofPriorities(query.priority),
  ...(query.past_due ? [pastDueAt(values.add(now))] : []),
  ...(query.mine ? [assignedTo(values, tenant.userId)] : []),
  ...(query.assignee_id ? [assignedTo(values, query.assignee_id)] : []),
  ...(query.unassigned ? [assignedToNobody] : []),
  ...(query.area_type_id ? [ofAreaType(values, query.area_type_id)] : []),
  ...withinDays(values, 't.created_at', { from: query.created_from, to: query.created_to }, zone),
  ...withinDays(values, 't.finished_at', { from: query.finished_from, to: query.finished_to }, zone),
  ...onDays(values, 't.scheduled_on', { from: query.scheduled_from, to: query.scheduled_to }),
  ...dueBetween(query, values),
  ...(query.projects_tonight ? projectsTonight(values, now) : []),
  ...outcomeConditions(query, values, now),
  ...placeConditions(tenant, query, values),
];

const listSql = async (tenant: Tenant, query: ListFilter, moment: Moment): Promise<ListSql> => {
  const found = await loadSearchedWords(tenant, query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [...taskListConditions(tenant, query, values, moment), ...wordConditions(found, values.add)];
  const { sort, order } = query;
  return {
    from: 'tasks t',
    id: 't.id',
    where: where.join(' and '),
    // Undated work comes last when the soonest due comes first.
    order: `${orders[sort][0]} ${order}${order === 'desc' ? ' nulls last' : ''}, t.id`,
    values,
    replanned: found.words.length > 0,
  };
};

/** SQL: the ids of a page, for which an index often holds all that is needed. When the filters name a range of days, the tasks of
 * that range are found first: following the index of due dates would read all work due before them. */
const idsSql = (query: ListFilter, { where, order }: ListSql, window: string): string => {
  const { created_from, finished_from, scheduled_from, projects_tonight } = query;
  const ranged = created_from ?? finished_from ?? scheduled_from ?? projects_tonight;
  return !ranged || query.sort === 'created_at' || query.sort === 'scheduled_on'
    ? `select t.id from tasks t where ${where} order by ${order} ${window}`
    : `with ranged as materialized (select t.id, ${orders[query.sort][0]} from tasks t where ${where})
      select t.id from ranged t order by ${order} ${window}`;
};

// Ids have no bounds here, because the schema of the answer checks them.
const row = taskRow.omit({ past_due: true }).extend({
  id: z.int(),
  job: taskRow.shape.job.extend({ id: z.int() }),
  building: taskRow.shape.building.extend({ id: z.int() }),
  assignees: z.array(assignee),
});

export type ListedTask = z.infer<typeof row>;

const countedRow = row.extend({ total: z.int() });

/** Joins names to the rows of a page only. */
const rowsSql = (page: string, order: string): string => `
  select t.id, t.number, t.title, t.status, t.type, t.source, t.priority_level, t.internal_only,
    t.area, t.due_at, t.scheduled_on, t.created_at, t.device_created_at,
    t.completed_at, t.updated_at,
    ${jobJson} as job,
    ${buildingJson} as building,
    ca.name as common_area,
    coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
        'profile_photo_id', m.profile_photo_id) order by m.name)
      from task_assignees ta
      join memberships m on m.organization_id = ta.organization_id and m.user_id = ta.user_id
      where ta.organization_id = $1 and ta.task_id = t.id), '[]') as assignees,
    (select count(*)::int from files f where f.organization_id = $1 and f.owner_entity = 'task'
      and f.owner_id = t.id and f.purpose <> 'signature' and f.deleted_at is null) as photo_count, page.total
  from (${page}) page
  join tasks t on t.organization_id = $1 and t.id = page.id
  join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id
  left join common_areas ca on ca.organization_id = $1 and ca.id = t.building_common_area_id
  order by ${order}`;

export const loadTasks = async (
  tenant: Tenant,
  query: ListQuery,
  moment: Moment,
  endWith: Tenant['endWith'] = (read) => read(),
): Promise<PageOf<ListedTask>> => {
  const list = await startAfter(tenant, await listSql(tenant, query, moment), query);
  return loadCountedRows(
    tenant,
    query,
    list,
    {
      row: countedRow,
      ids: (window) => idsSql(query, list, window),
      rows: (page) => rowsSql(page, list.order),
      // An index in the list's order helps only people who see all jobs: for others all work at their sites is found, then
      // sorted.
      ordered: tenant.seesAllJobs,
    },
    endWith,
  );
};

/** Ids of all that match, in the list's order, at most so many. */
export const taskIds = async (
  tenant: Tenant,
  query: ListFilter,
  moment: Moment,
  max: number,
): Promise<number[]> => loadIds(tenant, await listSql(tenant, query, moment), max);
