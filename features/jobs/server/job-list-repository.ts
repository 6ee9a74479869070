import { areaSubtree } from '#features/areas/server';
import type { QueryOf } from '#platform/contract/endpoint';
import { countLimit } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import { pageWindow } from '#platform/server/http/page';
import type { JobRow, jobEndpoints } from '../contract/index.ts';
import {
  findJobWords,
  type JobWords,
  nameHasWord,
  siteHasWord,
  type WordCondition,
} from './job-words-repository.ts';

export type JobQuery = QueryOf<(typeof jobEndpoints)['listJobs']>;

export type JobFilter = Omit<JobQuery, 'page' | 'per_page' | 'include'>;

type Conditions = {
  where: string;
  values: unknown[];
  /** The ids a person with a scope may see, as an array; absent for people who see all. */
  visible?: string;
};

const conditionsOf = (
  tenant: Tenant,
  query: JobFilter,
  areas: number[] | undefined,
  words: JobWords,
  conditionOf: WordCondition = siteHasWord,
): Conditions => {
  const values: unknown[] = [tenant.organizationId];
  const parts = ['j.organization_id = $1', 'j.deleted_at is null'];
  const value = (given: unknown): string => `$${values.push(given)}`;
  // Arrays, found once: no plan can go through the buildings again for every job, whatever it believes of their number.
  const atBuilding = (condition: string): string => `j.id = any(array(
    select jb.job_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = any(array(
      select b.id from buildings b where b.organization_id = $1 and b.deleted_at is null and ${condition}))))`;
  if (query.status) parts.push(`j.status = any(${value(query.status)}::text[])`);
  if (query.client_id) parts.push(`j.client_id = ${value(query.client_id)}`);
  if (query.import_id) parts.push(`j.import_id = ${value(query.import_id)}`);
  if (areas) parts.push(atBuilding(`b.area_id = any(${value(areas)}::int[])`));
  if (query.state) parts.push(atBuilding(`b.state = ${value(query.state)}`));
  if (query.needs_location !== undefined) {
    parts.push(`${query.needs_location ? '' : 'not '}${atBuilding('b.lat is null')}`);
  }
  if (words.ids) parts.push(`j.id = any(${value(words.ids)}::int[])`);
  for (const word of words.common) parts.push(conditionOf(word, value));
  if (tenant.seesAllJobs) return { where: parts.join(' and '), values };
  // An array, so that the few jobs of one person are found first and the list does not grow with the tenant.
  const visible = `array(select v.job_id from visible_jobs v
    where v.organization_id = $1 and v.user_id = ${value(tenant.userId)})`;
  return { where: [...parts, `j.id = any(${visible})`].join(' and '), values, visible };
};

const sortColumns: Record<JobQuery['sort'], string> = {
  job_number: 'j.job_number',
  job_name: 'j.job_name',
  status: 'j.status',
  client: 'c.name',
};

const card = `b.id, b.name, b.address, b.city, b.state, b.zip, b.lat, b.lng, b.location_approximate, b.area_id`;

const columns = `j.id, j.job_number, j.job_name, j.status, json_build_object('id', c.id, 'name', c.name) as client`;

const source = 'jobs j join clients c on c.organization_id = j.organization_id and c.id = j.client_id';

/** Looks the buildings up job by job: right for a page. */
const buildingsOfEach = `, (select coalesce(json_agg(x order by x.name, x.id), '[]') from (
    select ${card} from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id) x) as buildings`;

/** Groups the buildings of all visible jobs once: right when every row is asked for. */
const buildingsOfAll = ({ visible }: Conditions): string => ` left join (
    select jb.job_id, json_agg(x order by x.name, x.id) as list from job_buildings jb
    join (select ${card} from buildings b where b.organization_id = $1 and b.deleted_at is null) x
      on x.id = jb.building_id
    where jb.organization_id = $1${visible ? ` and jb.job_id = any(${visible})` : ''}
    group by jb.job_id) of_job on of_job.job_id = j.id`;

const orderOf = ({ sort, order }: JobFilter): string =>
  `order by ${sortColumns[sort]} ${order}, j.id ${order}`;

/** Until the statistics know a tenant that has just been imported, the planner takes it for empty and would join its
 * thousands of rows one by one. */
const joinByHash = { name: 'join-by-hash', text: `select set_config('enable_nestloop', 'off', true)` };

const allRows = async (tenant: Tenant, query: JobQuery, conditions: Conditions): Promise<JobRow[]> => {
  const withBuildings = query.include === 'buildings';
  const [, [found]] = await Promise.all([
    tenant.query(joinByHash),
    tenant.query<{ rows: JobRow[] }>({
      text: `select coalesce(json_agg(r), '[]') as rows from (
        select ${columns}${withBuildings ? ", coalesce(of_job.list, '[]') as buildings" : ''}
        from ${source}${withBuildings ? buildingsOfAll(conditions) : ''}
        where ${conditions.where} ${orderOf(query)}) r`,
      values: conditions.values,
    }),
  ]);
  return found?.rows ?? [];
};

const pageRows = (tenant: Tenant, query: JobQuery, { where, values }: Conditions): Promise<JobRow[]> => {
  const { limit, offset } = pageWindow(query);
  return tenant.query<JobRow>({
    text: `select ${columns}${query.include === 'buildings' ? buildingsOfEach : ''} from ${source}
      where ${where} ${orderOf(query)} limit ${limit} offset ${offset}`,
    values,
  });
};

const countJobs = async (tenant: Tenant, { where, values }: Conditions): Promise<number> => {
  const [count] = await tenant.query<{ total: number }>({
    text: `select count(*)::int as total from (select from jobs j where ${where} limit ${countLimit + 1}) counted`,
    values,
  });
  return count?.total ?? 0;
};

/** Jobs in scope: one page with a total counted to the limit, or with per_page 0 every row as JSON made by the database. */
export const listJobRows = async (
  tenant: Tenant,
  query: JobQuery,
): Promise<{ rows: JobRow[]; total: number }> => {
  const areas = query.area_id === undefined ? undefined : await areaSubtree(tenant, query.area_id);
  const words = await findJobWords(tenant, query.q);
  const conditions = conditionsOf(tenant, query, areas, words);
  if (query.per_page === 0) {
    const rows = await allRows(tenant, query, conditions);
    return { rows, total: rows.length };
  }
  const rows = await pageRows(tenant, query, conditions);
  // Jobs named with a common word are counted soon, and often enough to say that there are more than anybody counts.
  if (!words.ids && words.common.some(({ ids }) => ids.jobs === null)) {
    const total = await countJobs(tenant, conditionsOf(tenant, query, areas, words, nameHasWord));
    if (total > countLimit) return { rows, total };
  }
  return { rows, total: await countJobs(tenant, conditions) };
};

/** Ids of all that match, in the list's order, at most so many. */
export const jobIds = async (tenant: Tenant, query: JobFilter, most: number): Promise<number[]> => {
  const areas = query.area_id === undefined ? undefined : await areaSubtree(tenant, query.area_id);
  const words = await findJobWords(tenant, query.q);
  const { where, values } = conditionsOf(tenant, query, areas, words);
  const rows = await tenant.query<{ id: number }>({
    text: `select j.id from ${source} where ${where} ${orderOf(query)} limit ${Number(most)}`,
    values,
  });
  return rows.map(({ id }) => id);
};
