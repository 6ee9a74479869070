import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { LoadUses } from '#platform/server/feature/server-feature';
import { recordRepository } from '#platform/server/records/record-repository';
import { areaRow, maxDepth } from '../contract/index.ts';

export const areaRepository = recordRepository({
  table: 'areas',
  from: `areas r left join memberships m
    on m.organization_id = r.organization_id and m.user_id = r.manager_user_id and m.deleted_at is null`,
  columns: `r.id, r.name, r.parent_area_id, r.updated_at, case when m.user_id is not null
    then json_build_object('id', m.user_id, 'name', m.name) end as manager`,
  row: areaRow,
  sorts: { name: 'r.name' },
  unique: { areas_name_key: 'name' },
});

/** Two moves at the same time could otherwise put each of two areas below the other. */
export const lockTree = async (tenant: Tenant): Promise<void> => {
  await tenant.db
    .selectFrom('areas')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
};

const areaInTree = z.object({ id: z.int(), level: z.int() });

export type AreaInTree = z.infer<typeof areaInTree>;

/** The area, on level 1, and everything below it; empty when it does not exist. */
export const areaTree = (tenant: Tenant, areaId: number): Promise<AreaInTree[]> =>
  tenant.query({
    name: 'area-tree',
    text: `with recursive tree (id, level) as (
        select id, 1 from areas where organization_id = $1 and id = $2 and deleted_at is null
        union all
        select a.id, t.level + 1 from tree t
        join areas a on a.organization_id = $1 and a.parent_area_id = t.id and a.deleted_at is null
        where t.level < ${maxDepth})
      select id, level from tree`,
    values: [tenant.organizationId, areaId],
    row: areaInTree,
  });

export const areaSubtree = async (tenant: Tenant, areaId: number): Promise<number[]> =>
  (await areaTree(tenant, areaId)).map(({ id }) => id);

const below = (which: string): string => `with recursive below (area_id, below_id, level) as (
    select id, id, 1 from areas where organization_id = $1${which} and deleted_at is null
    union all
    select b.area_id, a.id, b.level + 1 from below b
    join areas a on a.organization_id = $1 and a.parent_area_id = b.below_id and a.deleted_at is null
    where b.level < ${maxDepth})`;

/** SQL before a statement: `below` has a row for each of the areas in `$2` and each area in its subtree. `$1` is the
 * organization. */
export const areasBelow = below(' and id = any($2::int[])');

/** The same for all areas. */
export const allAreasBelow = below('');

export const allAreaIds = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('areas')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

const depth = z.object({ depth: z.int() });

/** The number of levels from the top to this area: 1 for a region, 0 when it does not exist. */
export const depthOf = async (tenant: Tenant, areaId: number): Promise<number> => {
  const [row] = await tenant.query({
    name: 'area-depth',
    text: `with recursive way (parent_area_id, depth) as (
        select parent_area_id, 1 from areas where organization_id = $1 and id = $2 and deleted_at is null
        union all
        select a.parent_area_id, w.depth + 1 from way w
        join areas a on a.organization_id = $1 and a.id = w.parent_area_id
        where w.depth <= ${maxDepth})
      select coalesce(max(depth), 0)::int as depth from way`,
    values: [tenant.organizationId, areaId],
    row: depth,
  });
  return row?.depth ?? 0;
};

export const childAreas: LoadUses = (tenant, areaId, max) =>
  tenant.db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('parent_area_id', '=', areaId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(max)
    .execute();

/** The areas whose manager is this person, without the areas below them. */
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
