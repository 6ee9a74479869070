import type { Tenant } from '#platform/server/db/tenant';

/** The IANA zone whose days a building's dates follow. */
export const zoneOf = async (tenant: Tenant, buildingId: number): Promise<string> => {
  const building = await tenant.db
    .selectFrom('buildings')
    .select('time_zone')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  return building?.time_zone ?? 'UTC';
};
