import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { CommonAreaType } from '../../contract/index.ts';

const types = (tenant: Tenant) =>
  tenant.db
    .selectFrom('common_area_types as t')
    .select(['t.id', 't.key', 't.name'])
    .where('t.organization_id', '=', tenant.organizationId)
    .where('t.deleted_at', 'is', null)
    .orderBy('t.sort')
    .orderBy('t.id');

/** All common-area types of the organization, in their order. */
export const commonAreaTypes = (tenant: Tenant): Promise<CommonAreaType[]> => types(tenant).execute();

/** The types of the common areas of a floor. */
export const commonAreaTypesOfFloor = (
  tenant: Tenant,
  buildingId: number,
  floorId: number,
): Promise<CommonAreaType[]> =>
  types(tenant)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('common_areas as ca')
          .select('ca.id')
          .where('ca.organization_id', '=', tenant.organizationId)
          .where('ca.building_id', '=', buildingId)
          .whereRef('ca.type_id', '=', 't.id')
          .where(sql.val(floorId), '=', (any) => any.fn.any('ca.floor_ids'))
          .where('ca.deleted_at', 'is', null),
      ),
    )
    .execute();

export const highTouchPoints = (tenant: Tenant) => types(tenant).select('t.high_touch_points').execute();

/** Which of the ids are types of common areas. */
export const knownTypes = async (tenant: Tenant, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const found = await types(tenant).where('t.id', '=', anyOf(ids)).execute();
  return new Set(found.map(({ id }) => id));
};
