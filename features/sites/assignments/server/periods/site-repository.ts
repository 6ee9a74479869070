import { z } from 'zod';
import { scopeConditions } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import { jobHasWord } from '#features/sites/jobs/server';
import type { PageOf } from '#platform/contract/pagination';
import { isoText } from '#platform/server/db/iso-text';
import { countRows, type ListSql, loadRows } from '#platform/server/db/list-sql';
import { parsedByAnswer } from '#platform/server/db/parsed-by-answer';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf, type Values } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import type { SitePeriod, SiteRow, SitesQuery } from '../../contract/index.ts';

type Of = { query: SitesQuery; today: string; jobIds?: readonly number[] };

/** SQL condition: the period `p` includes the day that was asked for; without one, it includes today or begins later. */
const inForceSql = (assignmentId: number, { query, today }: Of, { add }: Values): string => {
  const day = `${add(query.on ?? today)}::date`;
  return `p.organization_id = $1 and p.assignment_id = ${add(assignmentId)}
    and (p.to_date is null or p.to_date >= ${day})
    ${query.on ? `and (p.from_date is null or p.from_date <= ${day})` : ''}`;
};

const siteList = async (tenant: Tenant, assignmentId: number, of: Of): Promise<ListSql> => {
  const { query, jobIds } = of;
  const areas = query.area_id === undefined ? undefined : await areaSubtree(tenant, query.area_id);
  const words = await loadSearchWords(tenant, ['jobs'], query.q);
  const values = collectValues([tenant.organizationId]);
  const inForceAt = (more: string): string =>
    `exists (select from job_site_assignment_users p
      where ${inForceSql(assignmentId, of, values)} and p.job_id = j.id${more})`;
  const where = [
    'j.organization_id = $1',
    'j.deleted_at is null',
    ...equal(values, 'j.client_id', query.client_id),
    ...oneOf(values, 'j.id', jobIds, 'int'),
    ...oneOf(values, 'b.area_id', areas, 'int').map(
      (condition) => `j.id = any(array(select jb.job_id from job_buildings jb
        join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
        where jb.organization_id = $1 and ${condition}))`,
    ),
    ...equal(values, 'p.user_id', query.user_id).map((condition) => inForceAt(` and ${condition}`)),
    ...(query.unassigned ? [`not ${inForceAt('')}`] : []),
    ...words.map((word) => jobHasWord('j.id', word, values.add)),
    ...scopeConditions(tenant, 'j.id', values),
  ].join(' and ');
  const order = `j.${query.sort} ${query.order}, j.id ${query.order}`;
  return { from: 'jobs j', id: 'j.id', where, order, values, replanned: true };
};

/** Numbers have no bounds here, because the endpoint checks them again and there can be thousands of rows. */
const row = z.object({
  job_id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  status: z.string(),
  client: z.string(),
  place: z.string().nullable(),
  periods: parsedByAnswer<SitePeriod[]>(),
});

const columns = `j.id as job_id, j.job_number, j.job_name, j.status,
  (select c.name from clients c where c.organization_id = $1 and c.id = j.client_id) as client,
  (select concat_ws(', ', b.address, b.city) from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id
    where jb.organization_id = $1 and jb.job_id = j.id order by jb.building_id limit 1) as place`;

const periods = `json_agg(json_build_object('id', p.id,
    'user', json_build_object('id', m.user_id, 'name', m.name, 'profile_photo_id', m.profile_photo_id),
    'from_date', p.from_date, 'to_date', p.to_date, 'updated_at', ${isoText('p.updated_at')})
  order by p.from_date nulls first, m.name, p.id)`;

const holder =
  'join memberships m on m.organization_id = $1 and m.user_id = p.user_id and m.deleted_at is null';

/** Looks up the periods of each job: faster for one page. */
const ofEach = (list: ListSql, held: string): string =>
  `select ${columns}, coalesce((select ${periods} from job_site_assignment_users p ${holder}
    where ${held} and p.job_id = j.id), '[]') as periods
  from jobs j where ${list.where}`;

/** For all sites: collects all periods first and joins the people afterwards. In one join, the planner looks up the periods
 * of each person in the index of the overlap constraint, which takes four times as long. */
const ofAll = (list: ListSql, held: string): string =>
  `with held as materialized (
      select p.id, p.job_id, p.user_id, p.from_date, p.to_date, p.updated_at
      from job_site_assignment_users p where ${held}),
    of_job as materialized (select p.job_id, ${periods} as periods from held p ${holder} group by p.job_id)
  select ${columns}, coalesce(of_job.periods, '[]') as periods
  from jobs j left join of_job on of_job.job_id = j.id where ${list.where}`;

/** The jobs in scope with the periods of one assignment, a page or all of them. */
export const loadSites = async (tenant: Tenant, assignmentId: number, of: Of): Promise<PageOf<SiteRow>> => {
  const list = await siteList(tenant, assignmentId, of);
  return loadPage(of.query, {
    rows: (window) =>
      loadRows(tenant, list, window, row, (limit, values) => {
        const select = window.limit === null && !of.jobIds ? ofAll : ofEach;
        return `${select(list, inForceSql(assignmentId, of, values))} order by ${list.order} ${limit}`;
      }),
    count: (max) => countRows(tenant, list, max),
  });
};
