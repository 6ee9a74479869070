import type { Tenant } from '#platform/server/db/tenant';
import type { FindUses, NamedRecord } from '#platform/server/feature/server-feature';
import { recordRepository } from '#platform/server/records/record-repository';
import { type AreaRow, maxDepth } from '../contract/index.ts';

export const areaRepository = recordRepository<AreaRow>({
  table: 'areas',
  from: `areas r left join memberships m
    on m.organization_id = r.organization_id and m.user_id = r.manager_user_id and m.deleted_at is null`,
  columns: `r.id, r.name, r.parent_area_id, r.updated_at, case when m.user_id is not null
    then json_build_object('id', m.user_id, 'name', m.name) end as manager`,
  sorts: { name: 'r.name' },
  unique: { areas_name_key: 'name' },
});

/** Two areas that are moved at once could each come to lie below the other. */
export const lockTree = async (tenant: Tenant): Promise<void> => {
  await tenant.query({
    text: 'select from areas where organization_id = $1 and deleted_at is null order by id for update',
    values: [tenant.organizationId],
  });
};

export type AreaInTree = { id: number; level: number };

/** The area and everything below it, the area itself on level 1; empty for one that does not exist. */
export const areaTree = (tenant: Tenant, areaId: number): Promise<AreaInTree[]> =>
  tenant.query<AreaInTree>({
    name: 'area-tree',
    text: `with recursive tree (id, level) as (
        select id, 1 from areas where organization_id = $1 and id = $2 and deleted_at is null
        union all
        select a.id, t.level + 1 from tree t
        join areas a on a.organization_id = $1 and a.parent_area_id = t.id and a.deleted_at is null
        where t.level < ${maxDepth})
      select id, level from tree`,
    values: [tenant.organizationId, areaId],
  });

export const areaSubtree = async (tenant: Tenant, areaId: number): Promise<number[]> =>
  (await areaTree(tenant, areaId)).map(({ id }) => id);

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

export const childAreas: FindUses = (tenant, areaId, most) =>
  tenant.query<NamedRecord>({
    name: 'area-children',
    text: `select id, name from areas where organization_id = $1 and parent_area_id = $2 and deleted_at is null
      order by name, id limit $3`,
    values: [tenant.organizationId, areaId, most],
  });

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
