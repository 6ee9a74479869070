import { z } from 'zod';
import { allAreasBelow } from '#features/sites/areas/server';
import { type ChoiceCounts, maxCounted } from '#platform/contract/choice-counts';
import type { Tenant } from '#platform/server/db/tenant';
import type { Values } from '#platform/server/db/values';
import type { Handler } from '#platform/server/http/call';
import type { jobEndpoints } from '../../contract/index.ts';
import type { JobFilter } from './job-filters-repository.ts';
import { activeServices, atBuildings, type Filtered, jobConditions } from './job-filters-repository.ts';
import { areasOf, joinByHash, sqlOf } from './job-list-repository.ts';
import { loadJobWords } from './job-words-repository.ts';
import {
  type ChooseCriteria,
  type ChosenCriterion,
  type CountedCriterion,
  countedCriteria,
  type SiteCriteria,
} from './site-criteria.ts';

type Search = Omit<JobFilter, 'sort' | 'order'>;

const order = { sort: 'job_number', order: 'asc' } as const;

/** Statements that select `job_id` and `value` of the jobs that have each choice. */
const ownChoices = {
  status: 'select s.id as job_id, s.status as value from sites s',
  client_id: 'select s.id as job_id, s.client_id as value from sites s',
  area_id: `${allAreasBelow} select there.job_id, below.area_id as value from below
    join (select jb.job_id, b.area_id ${atBuildings}) there on there.area_id = below.below_id`,
  state: `select jb.job_id, b.state as value ${atBuildings}`,
  service_type: `select s.job_id, s.type as value ${activeServices}`,
  needs_location: `select s.id as job_id,
    (s.id in (select jb.job_id ${atBuildings} and b.lat is null)) is true as value from sites s`,
} as const satisfies Partial<Record<keyof Search, string>>;

type Own = keyof typeof ownChoices;

const owns = Object.keys(ownChoices) as Own[];

/** The SQL conditions of each counted filter that is set, by the name of the filter. */
const askedBy = (tenant: Tenant, { query, areas, criteria }: Filtered, values: Values) => {
  const conditions = (some: Partial<Filtered>): string[] =>
    jobConditions(tenant, { query: order, areas: undefined, criteria: [], ...some }, values);
  const ofCriteria = Map.groupBy(criteria, ({ name }) => name);
  return [
    ...owns.map((name) => {
      const alone = name === 'area_id' ? { areas } : { query: { ...order, [name]: query[name] } };
      return { name, asked: conditions(alone) };
    }),
    ...[...ofCriteria].map(([name, chosen]) => ({ name, asked: conditions({ criteria: chosen }) })),
  ].filter(({ asked }) => asked.length > 0);
};

const withoutCounted = ({ query }: Filtered): Filtered => {
  const rest = Object.entries(query).filter(([name]) => !(name in ownChoices));
  return { query: { ...order, ...Object.fromEntries(rest) }, areas: undefined, criteria: [] };
};

const row = z.object({ filter: z.string(), value: z.string(), rows: z.int() });

/** Counts how many sites each choice leaves, in one statement. `sites` holds the sites that match all filters and those that
 * only one filter excludes, whose name is `missed`. The choices of a filter are counted over the matching sites and those
 * that it alone excludes. */
const siteCounts = async (
  tenant: Tenant,
  search: Search,
  chosen: readonly ChosenCriterion[],
  counted: readonly CountedCriterion[],
): Promise<ChoiceCounts> => {
  const filtered = {
    query: { ...order, ...search },
    areas: await areasOf(tenant, search),
    criteria: chosen,
  };
  const words = await loadJobWords(tenant, search.q);
  const { from, where, values } = sqlOf(tenant, withoutCounted(filtered), words);
  const missed = askedBy(tenant, filtered, values).map(
    ({ name, asked }) => `case when (${asked.join(' and ')}) is not true then ${values.add(name)}::text end`,
  );
  const sites = `select x.id, x.status, x.client_id, coalesce(x.missed[1], '') as missed
    from (select j.id, j.status, j.client_id, array_remove(array[${missed.join(', ')}]::text[], null) as missed
      from ${from} where ${where} offset 0) x
    where cardinality(x.missed) < 2`;
  const choices = [
    ...Object.entries(ownChoices),
    ...counted.map(({ name, jobsByValue }): [string, string] => [name, jobsByValue(tenant, values)]),
  ];
  const counts = choices.map(([name, statement]) => {
    const filter = `${values.add(name)}::text`;
    return `(select ${filter} as filter, each.value::text, count(*)::int as rows
      from (select distinct p.value, s.id from (${statement}) p join sites s on s.id = p.job_id
        where p.value is not null and s.missed in ('', ${filter})) each
      group by each.value order by 3 desc, 2 limit ${maxCounted + 1})`;
  });
  const [, found] = await Promise.all([
    tenant.query(joinByHash),
    tenant.query({
      text: `with sites as materialized (${sites}) ${counts.join(' union all ')}`,
      values: values.all,
      row,
    }),
  ]);
  const byFilter = Map.groupBy(found, ({ filter }) => filter);
  return choices.map(([filter]) => {
    const all = byFilter.get(filter) ?? [];
    const mayUse = counted.find(({ name }) => name === filter)?.mayUse ?? (() => true);
    return {
      filter,
      capped: all.length > maxCounted,
      counts: all
        .slice(0, maxCounted)
        .filter(({ value }) => mayUse(Number(value)))
        .map(({ value, rows }) => ({ value, rows })),
    };
  });
};

/** The counts beside the choices of the filters of job sites. */
export const countSites =
  (choose: ChooseCriteria, declared: SiteCriteria): Handler<(typeof jobEndpoints)['countSites']> =>
  ({ query, tenant, person, now }) => {
    const asker = { person, now };
    return siteCounts(tenant, query, choose(query.criteria, asker), countedCriteria(declared, asker));
  };
