import type { PageOf } from '#platform/contract/pagination';
import { countRows, readRows } from '#platform/server/db/list-sql';
import { findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { AreaRow } from '../contract/index.ts';

/** A territory in a region in a region: no deeper. */
export const maxDepth = 3;

export type AreaQuery = {
  q?: string | undefined;
  order: 'asc' | 'desc';
} & PageQuery;

const columns = `a.id, a.name, a.parent_area_id, a.updated_at, case when m.user_id is not null
  then json_build_object('id', m.user_id, 'name', m.name) end as manager`;

const source = `areas a left join memberships m
  on m.organization_id = a.organization_id and m.user_id = a.manager_user_id and m.deleted_at is null`;

const known = `${source} where a.organization_id = $1 and a.deleted_at is null`;

export const listAreaRows = async (tenant: Tenant, query: AreaQuery): Promise<PageOf<AreaRow>> => {
  const values = collectValues([tenant.organizationId]);
  const words = await findWords(tenant, ['areas'], query.q);
  const where = [
    'a.organization_id = $1',
    'a.deleted_at is null',
    ...words.map((word) => hasWord(word, 'areas', { id: 'a.id', search: 'a.search' }, values.add)),
  ].join(' and ');
  const order = `a.name ${query.order}, a.id ${query.order}`;
  const list = { from: 'areas a', id: 'a.id', where, order, values };
  return readPage(query, {
    rows: (window) =>
      readRows<AreaRow>(
        tenant,
        list,
        window,
        (limit) => `select ${columns} from ${source} where ${where} order by ${order} ${limit}`,
      ),
    count: (most) => countRows(tenant, list, most),
  });
};

export const findArea = async (tenant: Tenant, id: number): Promise<AreaRow | undefined> => {
  const [row] = await tenant.query<AreaRow>({
    name: 'area-find',
    text: `select ${columns} from ${known} and a.id = $2`,
    values: [tenant.organizationId, id],
  });
  return row;
};

/** The area and everything below it; empty for one that does not exist. */
export const areaSubtree = async (tenant: Tenant, areaId: number): Promise<number[]> => {
  const rows = await tenant.query<{ id: number }>({
    name: 'area-subtree',
    text: `with recursive tree (id, depth) as (
        select id, 1 from areas where organization_id = $1 and id = $2 and deleted_at is null
        union all
        select a.id, t.depth + 1 from tree t
        join areas a on a.organization_id = $1 and a.parent_area_id = t.id and a.deleted_at is null
        where t.depth < ${maxDepth})
      select id from tree`,
    values: [tenant.organizationId, areaId],
  });
  return rows.map(({ id }) => id);
};

/** The levels from the top down to this area: 1 for a region, 0 when it does not exist. */
export const depthOf = async (tenant: Tenant, areaId: number): Promise<number> => {
  const [row] = await tenant.query<{ depth: number }>({
    name: 'area-depth',
    text: `with recursive way (parent_area_id, depth) as (
        select parent_area_id, 1 from areas where organization_id = $1 and id = $2 and deleted_at is null
        union all
        select a.parent_area_id, w.depth + 1 from way w
        join areas a on a.organization_id = $1 and a.id = w.parent_area_id
        where w.depth <= ${maxDepth})
      select coalesce(max(depth), 0)::int as depth from way`,
    values: [tenant.organizationId, areaId],
  });
  return row?.depth ?? 0;
};

/** The areas a person is named manager of, without those below them. */
export const areasManagedBy = async (tenant: Tenant, userId: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('areas')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('manager_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export type NewArea = { name: string; parent_area_id?: number | null; manager_user_id?: number | null };

export const insertArea = async (tenant: Tenant, row: NewArea, createdBy: number | null): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('areas')
    .values({ organization_id: tenant.organizationId, ...row, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
