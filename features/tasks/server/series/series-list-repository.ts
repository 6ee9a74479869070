import type { QueryOf } from '#platform/contract/endpoint';
import { countLimit } from '#platform/contract/pagination';
import { findWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { pageWindow } from '#platform/server/http/page';
import type { SeriesRow, taskEndpoints } from '../../contract/index.ts';
import { collect, placeConditions, type Values } from '../task-conditions-repository.ts';
import { rowHasWord } from '../task-words-repository.ts';
import { seriesHealthSql } from './series-detail-repository.ts';
import type { SeriesRecord } from './series-repository.ts';

export type ListQuery = QueryOf<(typeof taskEndpoints)['listSeries']>;

const conditions = async (tenant: Tenant, query: ListQuery, values: Values): Promise<string> => {
  const parts = ['t.organization_id = $1', 't.deleted_at is null'];
  if (query.status) parts.push(`t.status = any(${values.text(query.status)})`);
  if (query.assignee_id) parts.push(`${values.text(query.assignee_id)} = any(t.assignee_user_ids)`);
  for (const word of await findWords(tenant, ['jobs', 'buildings'], query.q)) {
    parts.push(rowHasWord('task_series', word, values.text));
  }
  return [...parts, ...placeConditions(tenant, query, values)].join(' and ');
};

const columns: Record<ListQuery['sort'], string> = {
  next_date: 't.upcoming_on',
  title: 't.title',
  status: 't.status',
};

export type ListedSeries = Pick<
  SeriesRecord,
  'id' | 'title' | 'status' | 'internal_only' | 'rule' | 'based_on' | 'updated_at' | 'next_on' | 'upcoming_on'
> &
  Pick<SeriesRow, 'type' | 'job' | 'building'> & {
    assignees: { id: number; name: string; profile_photo_id: number | null }[];
    health: { due: number; on_time: number };
  };

/** Finds the page first, by its index, and looks at the dates of its rows only. */
export const listSeries = async (
  tenant: Tenant,
  query: ListQuery,
  now: Date,
): Promise<{ rows: ListedSeries[]; total: number }> => {
  const values = collect(tenant);
  const where = await conditions(tenant, query, values);
  const counting = [...values.all];
  const { limit, offset } = pageWindow(query);
  const last = query.order === 'desc' ? ' nulls last' : '';
  const order = `${columns[query.sort]} ${query.order}${last}, t.id`;
  const page = `select t.id from task_series t where ${where} order by ${order}
    limit ${values.text(limit)} offset ${values.text(offset)}`;
  const [rows, [counted]] = await Promise.all([
    tenant.query<ListedSeries>({
      text: `select t.id, t.title, t.status, t.type, t.internal_only, t.rule, t.based_on, t.updated_at, t.next_on,
          t.upcoming_on,
          json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name) as job,
          json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone) as building,
          coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name,
              'profile_photo_id', m.profile_photo_id) order by m.name)
            from memberships m where m.organization_id = $1 and m.user_id = any(t.assignee_user_ids)), '[]') as assignees,
          ${seriesHealthSql((task) => `${task}.series_id = t.id`, values.text(now))} as health
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
