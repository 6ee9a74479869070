import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { changeInForce, dueOn, lastCounting } from '#features/quality/inspections/server';
import { areaSubtree } from '#features/sites/areas/server';
import { areaJson } from '#features/sites/buildings/server';
import { clientJson, jobHasWord, jobJson } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { isoText } from '#platform/server/db/iso-text';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import { dueRow } from '../../contract/due.ts';
import { type DueRow, type DueWindow, type dueEndpoints, dueWindows } from '../../contract/index.ts';

export type DueQuery = QueryOf<(typeof dueEndpoints)['listDueInspections']>;

/** Active jobs `j` with their first building `b`, the day `n.due_on`, today and the time of day there, and the plan `p`. */
export const dueJobs = (now: string) => `jobs j
  join lateral (select b.id, b.name, b.area_id, (${now}::timestamptz at time zone b.time_zone)::date as today,
      (${now}::timestamptz at time zone b.time_zone)::time as clock
    from job_buildings jb join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id order by b.id limit 1) b on true
  join lateral (select ${dueOn} as due_on) n on n.due_on is not null
  left join lateral (select p.planned_on, p.user_id, p.organization_id from planned_inspections p
    where p.organization_id = $1 and p.job_id = j.id and p.inspection_id is null
    order by p.planned_on, p.id limit 1) p on true`;

export const dueWhere = `j.organization_id = $1 and j.status = 'active' and j.deleted_at is null`;

const within = (window: DueWindow): string => {
  const { from, to } = dueWindows[window];
  const days = '(n.due_on - b.today)';
  return [from === null ? [] : `${days} >= ${from}`, to === null ? [] : `${days} <= ${to}`]
    .flat()
    .join(' and ');
};

/** Jobs with a building in one of these areas. */
export const inAreas = (areas: string): string => `exists (select from job_buildings jb
  join buildings ab on ab.organization_id = $1 and ab.id = jb.building_id and ab.area_id = any(${areas}::int[])
  where jb.organization_id = $1 and jb.job_id = j.id)`;

const orders: Record<DueQuery['sort'], string> = { due_on: 'n.due_on', job_number: 'j.job_number' };

const listOf = async (tenant: Tenant, query: DueQuery, now: Date): Promise<ListSql> => {
  const [areas, words] = await Promise.all([
    query.area === undefined ? undefined : areaSubtree(tenant, query.area),
    loadSearchWords(tenant, ['jobs'], query.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const from = dueJobs(values.add(now.toISOString()));
  const where = [
    dueWhere,
    ...(query.when?.length ? [`(${query.when.map((one) => `(${within(one)})`).join(' or ')})`] : []),
    ...equal(values, 'j.client_id', query.client),
    ...equal(values, 'j.id', query.job),
    ...equal(values, 'p.user_id', query.inspector),
    ...either(query.planned, 'p.planned_on is not null', 'p.planned_on is null'),
    ...(areas ? [inAreas(values.add(areas))] : []),
    ...words.map((word) => jobHasWord('j.id', word, values.add)),
  ];
  return {
    from,
    id: 'j.id',
    where: where.join(' and ') + inScopeSql(tenant, 'j.id', values),
    order: `${orders[query.sort]} ${query.order}, j.id`,
    values,
    replanned: words.length > 0,
  };
};

const columnsFor = (onlyFinal: boolean): string => `j.id, ${jobJson} as job,
  json_build_object('id', b.id, 'name', b.name) as building,
  ${clientJson} as client,
  ${areaJson} as area,
  n.due_on::text as due_on, n.due_on - b.today as days, exists (select from ${changeInForce}) as changed,
  ${lastCounting(
    `json_build_object('id', i.id, 'inspected_at', ${isoText('i.inspected_at')},
    'score', i.score, 'band', i.band)`,
    onlyFinal,
  )} as last,
  case when p.planned_on is not null then json_build_object('planned_on', p.planned_on, 'inspector',
    (select json_build_object('id', m.user_id, 'name', m.name) from memberships m
      where m.organization_id = $1 and m.user_id = p.user_id)) end as plan`;

type DueReader = { now: Date; onlyFinal: boolean };

export const loadDueRows = async (
  tenant: Tenant,
  query: DueQuery,
  { now, onlyFinal }: DueReader,
): Promise<PageOf<DueRow>> => {
  const list = await listOf(tenant, query, now);
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        dueRow,
        (limit) =>
          `select ${columnsFor(onlyFinal)} from ${list.from} where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

const counts = z.object({ overdue: z.int(), week: z.int() });

/** How many jobs in scope are past due, and how many are due within a week. */
export const countDue = async (tenant: Tenant, now: Date): Promise<z.infer<typeof counts>> => {
  const values = collectValues([tenant.organizationId, now.toISOString()]);
  const count = (window: DueWindow) => `count(*) filter (where ${within(window)})::int as ${window}`;
  const [counted] = await tenant.query({
    name: tenant.seesAllJobs ? 'count-due' : 'count-due-in-scope',
    text: `select ${count('overdue')}, ${count('week')} from ${dueJobs('$2')}
      where ${dueWhere}${inScopeSql(tenant, 'j.id', values)}`,
    values: values.all,
    row: counts,
  });
  if (!counted) throw new Error('an aggregate answered no row');
  return counted;
};
