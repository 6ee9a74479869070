import { sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { Floor, FloorFields } from '../../contract/index.ts';

const columns = ['id', 'building_id', 'number', 'label', 'cleanable_sqft', 'updated_at'] as const;

const rows = (tenant: Tenant) =>
  tenant.db
    .selectFrom('floors')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null);

export const loadFloor = (tenant: Tenant, id: number) => rows(tenant).where('id', '=', id).executeTakeFirst();

/** From the lowest up. */
export const floorsOf = (tenant: Tenant, buildingId: number): Promise<(Floor & { building_id: number })[]> =>
  rows(tenant).where('building_id', '=', buildingId).orderBy('number').orderBy('id').execute();

export type NewFloor = { number: number; label: string; cleanable_sqft?: number | null };

/** Creates floors of one building; returns their ids in the order given. */
export const insertFloors = async (
  tenant: Tenant,
  buildingId: number,
  floors: readonly NewFloor[],
): Promise<number[]> => {
  if (floors.length === 0) return [];
  const rows = await tenant.db
    .insertInto('floors')
    .values(
      floors.map((floor) => ({
        organization_id: tenant.organizationId,
        building_id: buildingId,
        created_by: tenant.userId,
        ...floor,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

const change = (tenant: Tenant, id: number, set: object) =>
  tenant.db
    .updateTable('floors')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

/** False when somebody saved or deleted it since `readAt`. */
export const saveFloor = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: FloorFields,
): Promise<boolean> =>
  (await change(tenant, id, fields).where('updated_at', '=', readAt).executeTakeFirst()) !== undefined;

/** Gives each of these floors its number, in one statement: two of them change places. */
export const renumberFloors = async (
  tenant: Tenant,
  floors: readonly { id: number; number: number }[],
): Promise<void> => {
  await sql`update floors f set number = given.number, updated_by = ${tenant.userId}
    from unnest(${floors.map(({ id }) => id)}::int[], ${floors.map(({ number }) => number)}::int[]) given (id, number)
    where f.organization_id = ${tenant.organizationId} and f.id = given.id and f.number <> given.number`.execute(
    tenant.db,
  );
};

export const removeFloor = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await change(tenant, id, { deleted_at: now.toISOString() }).execute();
};

/** Names of common areas on a floor. */
export const commonAreaNamesOn = async (tenant: Tenant, floorId: number): Promise<string[]> => {
  const found = await tenant.db
    .selectFrom('common_areas')
    .select('name')
    .where('organization_id', '=', tenant.organizationId)
    .where(sql.val(floorId), '=', (eb) => eb.fn.any('floor_ids'))
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return found.map(({ name }) => name);
};
