import { z } from 'zod';
import { areaSubtree } from '#features/sites/areas/server';
import { buildingCard } from '#features/sites/buildings/contract';
import { countLimit, type PageOf, reachLimit } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds, loadRows } from '#platform/server/db/list-sql';
import { parsedByAnswer } from '#platform/server/db/parsed-by-answer';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, oneOf } from '#platform/server/db/values';
import { loadPage, type PageWindow } from '#platform/server/http/page';
import { type JobRow, jobRow } from '../../contract/index.ts';
import type { JobFilter, JobQuery } from './job-filters-repository.ts';
import { type Filtered, goesThroughSets, jobConditions } from './job-filters-repository.ts';
import {
  type JobWords,
  loadJobWords,
  nameHasWord,
  siteHasWord,
  type WordCondition,
} from './job-words-repository.ts';
import type { ChosenCriterion } from './site-criteria.ts';

type JobListSql = ListSql & {
  /** SQL array of the job ids this person may see; absent for people who see all. */
  visible?: string;
};

const sortColumns: Record<JobQuery['sort'], string> = {
  job_number: 'j.job_number',
  job_name: 'j.job_name',
  status: 'j.status',
  client: 'c.name',
};

const withClient = 'jobs j join clients c on c.organization_id = j.organization_id and c.id = j.client_id';

export const sqlOf = (
  tenant: Tenant,
  filtered: Filtered,
  words: JobWords,
  hasWord: WordCondition = siteHasWord,
): JobListSql => {
  const values = collectValues([tenant.organizationId]);
  const { sort, order } = filtered.query;
  const where = [
    'j.organization_id = $1',
    'j.deleted_at is null',
    ...jobConditions(tenant, filtered, values),
    ...oneOf(values, 'j.id', words.ids, 'int'),
    ...words.common.map((word) => hasWord(word, values.add)),
  ];
  const list = {
    from: sort === 'client' ? withClient : 'jobs j',
    id: 'j.id',
    order: `${sortColumns[sort]} ${order}, j.id ${order}`,
    values,
    replanned: true,
  };
  if (tenant.seesAllJobs) return { ...list, where: where.join(' and ') };
  // An array, so that the few jobs of one person are found first and the time does not grow with the organization.
  const visible = `array(select v.job_id from visible_jobs v
    where v.organization_id = $1 and v.user_id = ${values.add(tenant.userId)})`;
  return { ...list, where: [...where, `j.id = any(${visible})`].join(' and '), visible };
};

const card = `b.id, b.name, b.address, b.city, b.state, b.zip, b.lat, b.lng, b.location_approximate, b.area_id`;

const columns = `j.id, j.job_number, j.job_name, j.status, json_build_object('id', c.id, 'name', c.name) as client`;

// Ids without bounds, because the endpoint checks them again. This halves the time for a page.
const client = z.object({ id: z.int(), name: z.string() });
const rowAlone = jobRow
  .omit({ buildings: true, services: true, areas: true, facts: true })
  .extend({ id: z.int(), client });
const rowWithBuildings = rowAlone.extend({
  buildings: z.array(buildingCard.extend({ id: z.int(), area_id: z.int().nullable() })),
});

/** Looks up the buildings of each job: faster for a page. */
const buildingsOfEach = `, (select coalesce(json_agg(x order by x.name, x.id), '[]') from (
    select ${card} from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id) x) as buildings`;

/** Groups the buildings of all visible jobs once: faster when all rows are wanted. */
const buildingsOfAll = ({ visible }: JobListSql): string => ` left join (
    select jb.job_id, json_agg(x order by x.name, x.id) as list from job_buildings jb
    join (select ${card} from buildings b where b.organization_id = $1 and b.deleted_at is null) x
      on x.id = jb.building_id
    where jb.organization_id = $1${visible ? ` and jb.job_id = any(${visible})` : ''}
    group by jb.job_id) of_job on of_job.job_id = j.id`;

/** Right after an import the statistics still say that the tables are empty. The planner would then join thousands of
 * rows one by one. */
export const joinByHash = { name: 'join-by-hash', text: `select set_config('enable_nestloop', 'off', true)` };

const allAsJson = z.object({ rows: parsedByAnswer<JobRow[]>() });

/** All rows, as JSON built by the database. */
const allRows = async (tenant: Tenant, list: JobListSql, withBuildings: boolean): Promise<JobRow[]> => {
  const [, [found]] = await Promise.all([
    tenant.query(joinByHash),
    tenant.query({
      text: `select coalesce(json_agg(r), '[]') as rows from (
        select ${columns}${withBuildings ? ", coalesce(of_job.list, '[]') as buildings" : ''}
        from ${withClient}${withBuildings ? buildingsOfAll(list) : ''}
        where ${list.where} order by ${list.order}) r`,
      values: list.values.all,
      row: allAsJson,
    }),
  ]);
  return found?.rows ?? [];
};

export const areasOf = async (
  tenant: Tenant,
  { area_id }: Pick<JobFilter, 'area_id'>,
): Promise<number[] | undefined> => (area_id === undefined ? undefined : areaSubtree(tenant, area_id));

type PageRows = (list: JobListSql, window: PageWindow) => Promise<JobRow[]>;

/** Reads page, total and buildings from the same ids, so that the filters are evaluated only once. */
const loadBySets = (
  tenant: Tenant,
  query: JobQuery,
  list: JobListSql,
  rows: PageRows,
): Promise<PageOf<JobRow>> => {
  const max = query.page * query.per_page > countLimit ? reachLimit : countLimit + 1;
  let reading: Promise<number[]> | undefined;
  const ids = () => {
    reading ??= loadIds(tenant, list, query.per_page === 0 ? null : max);
    return reading;
  };
  const ofIds = (wanted: readonly number[]): JobListSql => {
    const values = collectValues([tenant.organizationId]);
    const visible = `${values.add(wanted)}::int[]`;
    return { ...list, where: `j.organization_id = $1 and j.id = any(${visible})`, values, visible };
  };
  return loadPage(query, {
    rows: async ({ limit, offset }) => {
      const end = limit === null ? undefined : offset + limit;
      return rows(ofIds((await ids()).slice(offset, end)), { limit, offset: 0 });
    },
    count: async (limit) => (limit === null ? countRows(tenant, list, null) : (await ids()).length),
  });
};

/** Jobs in scope: one page, or all of them with per_page=0. */
export const loadJobRows = async (
  tenant: Tenant,
  query: JobQuery,
  criteria: readonly ChosenCriterion[],
): Promise<PageOf<JobRow>> => {
  const filtered = { query, areas: await areasOf(tenant, query), criteria };
  const words = await loadJobWords(tenant, query.q);
  const list = sqlOf(tenant, filtered, words);
  const withBuildings = query.include !== undefined;
  const rows: PageRows = (of, window) =>
    window.limit === null
      ? allRows(tenant, of, withBuildings)
      : loadRows(
          tenant,
          of,
          window,
          withBuildings ? rowWithBuildings : rowAlone,
          (limit) => `select ${columns}${withBuildings ? buildingsOfEach : ''}
            from ${withClient} where ${of.where} order by ${of.order} ${limit}`,
        );
  if (goesThroughSets(filtered)) return loadBySets(tenant, query, list, rows);
  // Names with a common word are counted quickly, and they alone may already exceed the count limit.
  const manyAreNamed = !words.ids && words.common.some(({ ids }) => ids.jobs === null);
  return loadPage(query, {
    rows: (window) => rows(list, window),
    count: async (max) => {
      const named = manyAreNamed && max === countLimit + 1 && sqlOf(tenant, filtered, words, nameHasWord);
      const total = named ? await countRows(tenant, named, max) : 0;
      return total > countLimit ? total : countRows(tenant, list, max);
    },
  });
};

/** Ids of all matching jobs in the order of the list, at most `max`. */
export const jobIds = async (
  tenant: Tenant,
  query: JobFilter,
  criteria: readonly ChosenCriterion[],
  max: number,
): Promise<number[]> => {
  const filtered = { query, areas: await areasOf(tenant, query), criteria };
  return loadIds(tenant, sqlOf(tenant, filtered, await loadJobWords(tenant, query.q)), max);
};
