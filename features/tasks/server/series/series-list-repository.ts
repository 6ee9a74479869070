import type { QueryOf } from '#platform/contract/endpoint';
import { countLimit } from '#platform/contract/pagination';
import { findWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { pageWindow } from '#platform/server/http/page';
import { healthGrades, type SeriesRow, type taskEndpoints } from '../../contract/index.ts';
import { collect, ofAreaType, placeConditions, type Values } from '../task-conditions-repository.ts';
import { rowHasWord } from '../task-words-repository.ts';
import { seriesGradeSql, seriesHealthSql } from './series-detail-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listSeries']>;

export type ListFilter = Omit<ListQuery, 'page' | 'per_page'>;

const ofTask = (task: string): string => `${task}.series_id = t.id`;

type Narrowed = { where: string; values: Values };

const conditions = async (tenant: Tenant, query: ListFilter): Promise<Narrowed> => {
  const values = collect(tenant);
  const parts = ['t.organization_id = $1', 't.deleted_at is null'];
  const add = (...more: string[]) => parts.push(...more);
  const oneOf = (column: string, list: readonly string[] | undefined) => {
    if (list) add(`${column} = any(${values.text(list)})`);
  };
  oneOf('t.status', query.status);
  oneOf('t.type', query.type);
  oneOf('t.priority_level', query.priority);
  if (query.mine) add(`${values.text(tenant.userId)} = any(t.assignee_user_ids)`);
  if (query.assignee_id) add(`${values.text(query.assignee_id)} = any(t.assignee_user_ids)`);
  if (query.unassigned) add(`t.assignee_user_ids = '{}'`);
  if (query.area_type_id) add(ofAreaType(values, query.area_type_id));
  for (const word of await findWords(tenant, ['jobs', 'buildings'], query.q)) {
    add(rowHasWord('task_series', word, values.text));
  }
  return { where: [...parts, ...placeConditions(tenant, query, values)].join(' and '), values };
};

/** All filters of the list. The health is judged once for page and total, and of the series that the others leave only:
 * each one's dates have to be counted. */
const narrowing = async (tenant: Tenant, query: ListFilter, now: Date): Promise<Narrowed> => {
  const cheap = await conditions(tenant, query);
  const { health } = query;
  if (!health || healthGrades.every((grade) => health.includes(grade))) return cheap;
  const { where, values } = cheap;
  const grade = seriesGradeSql(ofTask, values.text(now));
  const [found] = await tenant.query<{ ids: number[] }>({
    text: `select array(select t.id from (select t.id from task_series t where ${where} offset 0) t
      where ${grade} = any(${values.text(health)})) as ids`,
    values: values.all,
  });
  const graded = collect(tenant);
  return {
    where: `t.organization_id = $1 and t.deleted_at is null and t.id = any(${graded.text(found?.ids ?? [])}::int[])`,
    values: graded,
  };
};

const columns: Record<ListQuery['sort'], string> = {
  next_date: 't.upcoming_on',
  title: 't.title',
  status: 't.status',
};

const orderOf = ({ sort, order }: ListFilter): string =>
  `${columns[sort]} ${order}${order === 'desc' ? ' nulls last' : ''}, t.id`;

export type ListedSeries = Pick<
  SeriesRecord,
  'id' | 'title' | 'status' | 'internal_only' | 'rule' | 'based_on' | 'updated_at' | 'next_on' | 'upcoming_on'
> &
  Pick<SeriesRow, 'type' | 'priority_level' | 'job' | 'building'> & {
    assignees: { id: number; name: string; profile_photo_id: number | null }[];
    health: { due: number; on_time: number };
  };

/** Finds the page first, by its index, and looks at the dates of its rows only. */
export const listSeries = async (
  tenant: Tenant,
  query: ListQuery,
  now: Date,
): Promise<{ rows: ListedSeries[]; total: number }> => {
  const { where, values } = await narrowing(tenant, query, now);
  const counting = [...values.all];
  const { limit, offset } = pageWindow(query);
  const order = orderOf(query);
  const page = `select t.id from task_series t where ${where} order by ${order}
    limit ${values.text(limit)} offset ${values.text(offset)}`;
  const [rows, [counted]] = await Promise.all([
    tenant.query<ListedSeries>({
      text: `select t.id, t.title, t.status, t.type, t.priority_level, t.internal_only, t.rule, t.based_on, t.updated_at, t.next_on,
          t.upcoming_on,
          json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
          json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone) as building,
          coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
              'profile_photo_id', m.profile_photo_id) order by m.name)
            from memberships m where m.organization_id = $1 and m.user_id = any(t.assignee_user_ids)), '[]') as assignees,
          ${seriesHealthSql(ofTask, values.text(now))} as health
        from (${page}) p
        join task_series t on t.organization_id = $1 and t.id = p.id
        join jobs j on j.organization_id = $1 and j.id = t.job_id
        join buildings b on b.organization_id = $1 and b.id = t.building_id
        order by ${order}`,
      values: values.all,
    }),
    tenant.query<{ total: number }>({
      text: `select count(*)::int as total
        from (select from task_series t where ${where} limit ${countLimit + 1}) found`,
      values: counting,
    }),
  ]);
  return { rows, total: counted?.total ?? 0 };
};

/** Ids of all that match, in the list's order, at most so many. */
export const seriesIds = async (
  tenant: Tenant,
  query: ListFilter,
  now: Date,
  most: number,
): Promise<number[]> => {
  const { where, values } = await narrowing(tenant, query, now);
  const rows = await tenant.query<{ id: number }>({
    text: `select t.id from task_series t where ${where} order by ${orderOf(query)} limit ${values.text(most)}`,
    values: values.all,
  });
  return rows.map(({ id }) => id);
};
