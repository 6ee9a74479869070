import { findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import type { AreaRow } from '../contract/index.ts';

/** A territory in a region in a region: no deeper. */
export const maxDepth = 3;

export type AreaQuery = {
  q?: string | undefined;
  order: 'asc' | 'desc';
  limit: number | null;
  offset: number;
};

const columns = `a.id, a.name, a.parent_area_id, a.updated_at, case when m.user_id is not null
  then json_build_object('id', m.user_id, 'name', m.name) end as manager`;

const source = `areas a left join memberships m
  on m.organization_id = a.organization_id and m.user_id = a.manager_user_id and m.deleted_at is null
  where a.organization_id = $1 and a.deleted_at is null`;

/** One page and the number of all; areas are few, so counting stops nowhere. */
export const listAreaRows = async (
  tenant: Tenant,
  { q, order, limit, offset }: AreaQuery,
): Promise<{ rows: AreaRow[]; total: number }> => {
  const values: unknown[] = [tenant.organizationId];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const words = await findWords(tenant, ['areas'], q);
  const has = words.map((word) => ` and ${hasWord(word, 'areas', { id: 'a.id', search: 'a.search' }, add)}`);
  const matching = `${source}${has.join('')}`;
  const counting = [...values];
  const [rows, [count]] = await Promise.all([
    tenant.query<AreaRow>({
      text: `select ${columns} from ${matching}
        order by a.name ${order}, a.id ${order} limit ${add(limit)} offset ${add(offset)}`,
      values,
    }),
    tenant.query<{ total: number }>({
      text: `select count(*)::int as total from ${matching}`,
      values: counting,
    }),
  ]);
  return { rows, total: count?.total ?? 0 };
};

export const findArea = async (tenant: Tenant, id: number): Promise<AreaRow | undefined> => {
  const [row] = await tenant.query<AreaRow>({
    name: 'area-find',
    text: `select ${columns} from ${source} and a.id = $2`,
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
