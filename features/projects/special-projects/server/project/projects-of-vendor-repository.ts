import type { Tenant } from '#platform/server/db/tenant';
import { endedStatuses } from '../../contract/index.ts';

/** Projects that have not ended and that the vendor does: it stays until then. */
export const projectsOfVendor = async (
  tenant: Tenant,
  vendorId: number,
  max: number,
): Promise<{ id: number; name: string }[]> => {
  const rows = await tenant.db
    .selectFrom('special_projects')
    .select(['id', 'number'])
    .where('organization_id', '=', tenant.organizationId)
    .where('vendor_id', '=', vendorId)
    .where('deleted_at', 'is', null)
    .where('status', 'not in', [...endedStatuses])
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id, number }) => ({ id, name: number }));
};
