import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import type { CommonArea, CommonAreaFields } from '../../contract/index.ts';
import { buildingInScope } from '../building/building-scope-repository.ts';

const columns = [
  'ca.id',
  'ca.building_id',
  'ca.name',
  'ca.type_id',
  'ca.floor_ids',
  'ca.color',
  'ca.background',
  'ca.sqft',
  'ca.high_touch_points',
  'ca.updated_at',
] as const;

const rows = (tenant: Tenant) =>
  tenant.db
    .selectFrom('common_areas as ca')
    .select(columns)
    .where('ca.organization_id', '=', tenant.organizationId)
    .where('ca.deleted_at', 'is', null)
    .$narrowType<Pick<CommonArea, 'background'>>();

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
  rows(tenant)
    .where('ca.building_id', '=', buildingId)
    .where(sql.val(floorId), '=', (eb) => eb.fn.any('ca.floor_ids'))
    .orderBy('ca.name')
    .orderBy('ca.id')
    .execute();

export const commonAreasOf = (tenant: Tenant, ids: readonly number[]): Promise<CommonArea[]> =>
  rows(tenant).where('ca.id', '=', anyOf(ids)).orderBy('ca.id').execute();

export const loadCommonArea = (tenant: Tenant, id: number) =>
  rows(tenant).where('ca.id', '=', id).where(buildingInScope(tenant, 'ca.building_id')).executeTakeFirst();

export type NewCommonArea = Pick<CommonArea, 'name' | 'type_id'> &
  Partial<Pick<CommonArea, 'floor_ids' | 'color' | 'background' | 'sqft'>> & {
    /** Without it, those of the type. */
    high_touch_points?: readonly string[] | undefined;
  };

/** Creates common areas of one building; returns their ids in the order given. */
export const insertCommonAreas = async (
  tenant: Tenant,
  buildingId: number,
  areas: readonly NewCommonArea[],
): Promise<number[]> => {
  const inserted = await tenant.query({
    text: `insert into common_areas (organization_id, building_id, type_id, name, floor_ids, color, background, sqft,
        high_touch_points, created_by)
      select $1, $2, r.type_id, r.name, coalesce(r.floor_ids, '{}'), r.color, r.background, r.sqft,
        coalesce(r.high_touch_points, t.high_touch_points), $3
      from rows from (json_to_recordset($4::json) as (name text, type_id integer, floor_ids integer[], color text,
        background text, sqft integer, high_touch_points text[])) with ordinality as r
      join common_area_types t on t.organization_id = $1 and t.id = r.type_id
      order by r.ordinality
      returning id`,
    values: [tenant.organizationId, buildingId, tenant.userId, JSON.stringify(areas)],
    row: idRow,
  });
  return inserted.map(({ id }) => id);
};

const change = (tenant: Tenant, id: number, set: object) =>
  tenant.db
    .updateTable('common_areas')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

/** False when somebody saved or deleted it since `readAt`. */
export const saveCommonArea = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: Partial<CommonAreaFields>,
): Promise<boolean> =>
  (await change(tenant, id, fields).where('updated_at', '=', readAt).executeTakeFirst()) !== undefined;

export const removeCommonArea = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await change(tenant, id, { deleted_at: now.toISOString() }).execute();
};
