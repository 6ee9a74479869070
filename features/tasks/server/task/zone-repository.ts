import type { Tenant } from '#platform/server/db/tenant';

/** The IANA zone whose days a building's dates follow. */
export const zoneOf = async (tenant: Tenant, buildingId: number): Promise<string> => {
  const [row] = await tenant.query<{ time_zone: string }>({
    name: 'building-zone',
    text: 'select time_zone from buildings where organization_id = $1 and id = $2',
    values: [tenant.organizationId, buildingId],
  });
  return row?.time_zone ?? 'UTC';
};
