import { areaManagers } from '#features/sites/assignments/server';
import { vacantSqft } from '#features/sites/buildings/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { preparedStatement } from '#platform/server/db/list-sql';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf, type Values } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import { type FigureGroup, figureGroup, type serviceFigureEndpoints } from '../../contract/index.ts';
import {
  type FigureParts,
  figureParts,
  figuresWith,
  type Reading,
} from '../list/figure-conditions-repository.ts';
import { moneySums, summed } from './sums-sql-repository.ts';

type GroupQuery = QueryOf<(typeof serviceFigureEndpoints)['listFigureGroups']>;

/** SQL: each area with itself and all areas above it. A service counts in all of them, as in the filter by an area. */
const aboveAreas = `above (area_id, id) as (
    select a.id, a.id from areas a where a.organization_id = $1 and a.deleted_at is null
    union
    select above.area_id, a.parent_area_id from above
    join areas a on a.organization_id = $1 and a.id = above.id where a.parent_area_id is not null)`;

const inAreas = `select distinct r.id as figure_id, above.id from r
  join job_buildings jb on jb.organization_id = $1 and jb.job_id = r.job_id
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  join above on above.area_id = b.area_id`;

const areaNames = `select a.id, a.name, p.name as within from areas a
  left join areas p on p.organization_id = $1 and p.id = a.parent_area_id where a.organization_id = $1`;

const ways = {
  area: () => ({ more: `${aboveAreas},`, members: inAreas, names: areaNames }),
  manager: (values: Values, { now, zone }: Reading) => ({
    more: '',
    members: `select r.id as figure_id, m.id from r join ${areaManagers(values, now, zone)} m on m.job_id = r.job_id`,
    names: `select distinct m.id, m.name, null as within from ${areaManagers(values, now, zone)} m`,
  }),
} as const;

const sorts: Record<GroupQuery['sort'], string> = {
  name: 'g.name',
  services: 'g.services',
  value: 'g.value',
  net: 'g.net',
  margin: 'g.margin',
  labor_share: 'g.labor_share',
  vacancy: 'g.vacant::float8 / nullif(g.gross, 0)',
};

/** SQL of the groups `g`, and of the `with` clause before it. */
const groupsOf = (
  parts: FigureParts,
  { by, manager_id }: GroupQuery,
  values: Values,
): [before: string, from: string] => {
  const { more, members, names } = ways[by](values, parts.reading);
  // With a filter by one group only that group is listed: others would show just the part of their services that is also in
  // it.
  const [asked = 'true'] =
    by === 'area' ? oneOf(values, 'm.id', parts.areas, 'int') : equal(values, 'm.id', manager_id);
  const figures = figuresWith([...parts.needs, 'price', 'budget'], parts, values);
  const before = `with recursive ${more} r as materialized (select ${summed(parts.today)} from ${figures} where ${parts.where}),
    found as (select * from (${members}) m where ${asked}),
    members as (
      select * from found
      union all
      select r.id, 0 from r where not exists (select from found where found.figure_id = r.id)),
    rooms as (
      select d.id, coalesce(sum(b.gross_cleanable_sqft), 0)::int as gross,
        coalesce(sum(${vacantSqft('b.id', `${parts.today}::date`)}), 0)::int as vacant
      from (select distinct m.id, jb.building_id from members m join r on r.id = m.figure_id
        join job_buildings jb on jb.organization_id = $1 and jb.job_id = r.job_id) d
      join buildings b on b.organization_id = $1 and b.id = d.building_id and b.deleted_at is null
      group by d.id)`;
  const from = `(select sums.*, named.name, named.within,
      coalesce(rooms.gross, 0) as gross, coalesce(rooms.vacant, 0) as vacant
    from (select m.id, ${moneySums} from members m join r on r.id = m.figure_id group by m.id) sums
    left join (${names}) named on named.id = sums.id
    left join rooms on rooms.id = sums.id) g`;
  return [before, from];
};

export const loadGroupRows = async (
  tenant: Tenant,
  query: GroupQuery,
  reading: Reading,
): Promise<PageOf<FigureGroup>> => {
  const parts = await figureParts(tenant, reading, query);
  const values = collectValues(parts.values.all);
  const [before, from] = groupsOf(parts, query, values);
  const read = (window: string) =>
    tenant.query({
      ...preparedStatement(`${before} select g.* from ${from}
        order by ${sorts[query.sort]} ${query.order} nulls last, g.id ${window}`),
      values: values.all,
      row: figureGroup,
    });
  let reads: Promise<FigureGroup[]> | undefined;
  // All groups must be summed for any page, so they are read once.
  const all = () => {
    reads ??= read('');
    return reads;
  };
  return loadPage(query, {
    rows: async ({ limit, offset }) =>
      (await all()).slice(offset, limit === null ? undefined : offset + limit),
    count: async () => (await all()).length,
  });
};
