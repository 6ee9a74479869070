import type { Updateable } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import type { JobServices } from '../../../../db/types.ts';

export const saveService = async (
  tenant: Tenant,
  id: number,
  set: Updateable<JobServices>,
): Promise<void> => {
  await tenant.db
    .updateTable('job_services')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
