import { sql } from 'kysely';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { CommonArea, CommonAreaType } from '../../contract/index.ts';
import { buildingInScope } from './building-scope-repository.ts';

/** The types that every organization starts with, in their order. */
export const commonAreaTypes = (tenant: Tenant): Promise<CommonAreaType[]> =>
  tenant.db
    .selectFrom('common_area_types')
    .select(['id', 'key', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** The building of a floor, if it is in scope. */
export const buildingOfFloor = async (tenant: Tenant, floorId: number): Promise<number | undefined> => {
  const row = await tenant.db
    .selectFrom('floors as f')
    .select('f.building_id')
    .where('f.organization_id', '=', tenant.organizationId)
    .where('f.id', '=', floorId)
    .where('f.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'f.building_id'))
    .executeTakeFirst();
  return row?.building_id;
};

export const commonAreasOfFloor = (
  tenant: Tenant,
  buildingId: number,
  floorId: number,
): Promise<CommonArea[]> =>
  tenant.db
    .selectFrom('common_areas')
    .select(['id', 'name', 'type_id', 'floor_ids', 'color'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .where(sql.val(floorId), '=', (eb) => eb.fn.any('floor_ids'))
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

export type NewCommonArea = Pick<CommonArea, 'name' | 'type_id'> &
  Partial<Pick<CommonArea, 'floor_ids' | 'color'>> & { sqft?: number | null };

/** Creates common areas of one building with the high-touch points of their types; returns their ids in the order
 * given. */
export const createCommonAreas = async (
  tenant: Tenant,
  buildingId: number,
  areas: readonly NewCommonArea[],
): Promise<number[]> => {
  const rows = await tenant.query({
    text: `insert into common_areas (organization_id, building_id, type_id, name, floor_ids, color, sqft,
        high_touch_points, created_by)
      select $1, $2, r.type_id, r.name, coalesce(r.floor_ids, '{}'), r.color, r.sqft, t.high_touch_points, $3
      from rows from (json_to_recordset($4::json) as (name text, type_id integer, floor_ids integer[], color text,
        sqft integer)) with ordinality as r
      join common_area_types t on t.organization_id = $1 and t.id = r.type_id
      order by r.ordinality
      returning id`,
    values: [tenant.organizationId, buildingId, tenant.userId, JSON.stringify(areas)],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
