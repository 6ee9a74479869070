import { z } from 'zod';
import { buildingJson } from '#features/sites/buildings/server';
import { jobJson, placeConditions } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds, loadRows } from '#platform/server/db/list-sql';
import { manyIds } from '#platform/server/db/many-ids';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, oneOf } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import { healthGrades, type taskEndpoints, taskRow } from '../../contract/index.ts';
import { ofAreaType } from '../task/task-conditions-repository.ts';
import { assignee } from '../task/task-detail-repository.ts';
import { rowHasWord } from '../task/task-search-repository.ts';
import { seriesGradeSql, seriesHealthSql, seriesOccurrences } from './series-detail-repository.ts';
import { seriesRecord } from './series-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listSeries']>;

export type ListFilter = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

const ofTask = (task: string): string => `${task}.series_id = t.id`;

const columns: Record<ListQuery['sort'], string> = {
  next_date: 't.upcoming_on',
  title: 't.title',
  status: 't.status',
};

const listSql = async (tenant: Tenant, query: ListFilter): Promise<ListSql> => {
  const values = collectValues([tenant.organizationId]);
  const words = await loadSearchWords(tenant, ['jobs', 'buildings'], query.q);
  const isAssigned = (userId: number | null) => `${values.add(userId)} = any(t.assignee_user_ids)`;
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...oneOf(values, 't.status', query.status),
    ...oneOf(values, 't.type', query.type),
    ...oneOf(values, 't.priority_level', query.priority),
    ...(query.mine ? [isAssigned(tenant.userId)] : []),
    ...(query.assignee_id ? [isAssigned(query.assignee_id)] : []),
    ...(query.unassigned ? [`t.assignee_user_ids = '{}'`] : []),
    ...(query.area_type_id ? [ofAreaType(values, query.area_type_id)] : []),
    ...words.map((word) => rowHasWord('task_series', word, values.add)),
    ...placeConditions(tenant, query, values),
  ];
  const { sort, order } = query;
  return {
    from: 'task_series t',
    id: 't.id',
    where: where.join(' and '),
    order: `${columns[sort]} ${order}${order === 'desc' ? ' nulls last' : ''}, t.id`,
    values,
    replanned: words.length > 0,
  };
};

const ids = z.object({ ids: manyIds });

/** The list with all of its filters. The health is computed once for page and total, and only of series that the other filters
 * leave, because it counts all dates of a series. */
const gradedSql = async (tenant: Tenant, query: ListFilter, now: Date): Promise<ListSql> => {
  const list = await listSql(tenant, query);
  const { health } = query;
  if (!health || healthGrades.every((grade) => health.includes(grade))) return list;
  const values = collectValues(list.values.all);
  const grade = seriesGradeSql(ofTask, values.add(now));
  const [found] = await tenant.query({
    text: `select array(select t.id from (select t.id from task_series t where ${list.where} offset 0) t
      where ${grade} = any(${values.add(health)})) as ids`,
    values: values.all,
    row: ids,
  });
  const graded = collectValues([tenant.organizationId]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...oneOf(graded, 't.id', found?.ids ?? [], 'int'),
  ];
  return { ...list, where: where.join(' and '), values: graded, replanned: true };
};

const { job, building } = taskRow.shape;

// Ids have no bounds here, because the schema of the answer checks them.
const row = seriesRecord
  .pick({
    id: true,
    title: true,
    status: true,
    type: true,
    priority_level: true,
    internal_only: true,
    rule: true,
    based_on: true,
    updated_at: true,
    next_on: true,
    upcoming_on: true,
  })
  .extend({
    job: job.extend({ id: z.int() }),
    building: building.extend({ id: z.int() }),
    assignees: z.array(assignee),
    health: seriesOccurrences.shape.health,
  });

export type ListedSeries = z.infer<typeof row>;

/** Finds the page first, by its index, and looks at the dates of its rows only. */
const rowsSql = ({ where, order }: ListSql, window: string, now: string): string => `
  select t.id, t.title, t.status, t.type, t.priority_level, t.internal_only, t.rule, t.based_on, t.updated_at, t.next_on,
    t.upcoming_on,
    ${jobJson} as job,
    ${buildingJson} as building,
    coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
        'profile_photo_id', m.profile_photo_id) order by m.name)
      from memberships m where m.organization_id = $1 and m.user_id = any(t.assignee_user_ids)), '[]') as assignees,
    ${seriesHealthSql(ofTask, now)} as health
  from (select t.id from task_series t where ${where} order by ${order} ${window}) p
  join task_series t on t.organization_id = $1 and t.id = p.id
  join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id
  order by ${order}`;

export const loadSeriesPage = async (
  tenant: Tenant,
  query: ListQuery,
  now: Date,
): Promise<PageOf<ListedSeries>> => {
  const list = await gradedSql(tenant, query, now);
  return loadPage(query, {
    rows: (window) =>
      loadRows(tenant, list, window, row, (limit, values) => rowsSql(list, limit, values.add(now))),
    count: (max) => countRows(tenant, list, max),
  });
};

/** Ids of all that match, in the list's order, at most so many. */
export const seriesIds = async (
  tenant: Tenant,
  query: ListFilter,
  now: Date,
  max: number,
): Promise<number[]> => loadIds(tenant, await gradedSql(tenant, query, now), max);
