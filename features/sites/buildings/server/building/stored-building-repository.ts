import type { Updateable } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Buildings } from '../../../../../db/schema/types.ts';
import { buildingInScope } from './building-scope-repository.ts';

const lockedBuildings = (tenant: Tenant, ids: readonly number[]) =>
  tenant.db
    .selectFrom('buildings as b')
    .select([
      'b.id',
      'b.name',
      'b.address',
      'b.address_2',
      'b.city',
      'b.county',
      'b.state',
      'b.zip',
      'b.area_id',
      'b.time_zone',
      'b.gross_cleanable_sqft',
      'b.number_of_floors',
      'b.zones',
      'b.inspection_frequency_days',
      'b.business_hours',
      'b.status',
      'b.updated_at',
    ])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', anyOf(ids))
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'))
    .orderBy('b.id')
    .forUpdate('b');

/** The building in scope, locked: nobody changes it, or what is in it, meanwhile. */
export const lockBuilding = (tenant: Tenant, id: number) => lockedBuildings(tenant, [id]).executeTakeFirst();

/** Those of these buildings that are in scope, locked in the order of their ids, so that two calls never wait for each
 * other. */
export const lockBuildings = (tenant: Tenant, ids: readonly number[]) =>
  lockedBuildings(tenant, ids).execute();

/** The same of one that was deleted. */
export const lockDeletedBuilding = (tenant: Tenant, id: number) =>
  tenant.db
    .selectFrom('buildings as b')
    .select(['b.id', 'b.area_id', 'b.status'])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is not', null)
    .where(buildingInScope(tenant, 'b.id'))
    .forUpdate('b')
    .executeTakeFirst();

export const setBuilding = async (
  tenant: Tenant,
  id: number,
  set: Omit<Updateable<Buildings>, 'organization_id' | 'id'>,
): Promise<void> => {
  await tenant.db
    .updateTable('buildings')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
