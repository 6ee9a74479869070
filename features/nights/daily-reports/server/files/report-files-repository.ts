import type { Tenant } from '#platform/server/db/tenant';

export type PhotoOwner = 'daily-report' | 'daily-report-check' | 'daily-report-incident';

/** Ids of the photos of a record. */
export const filesOfOwner = async (tenant: Tenant, entity: PhotoOwner, id: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('files')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('owner_entity', '=', entity)
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
};
