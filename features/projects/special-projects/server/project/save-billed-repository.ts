import type { Tenant } from '#platform/server/db/tenant';
import type { BilledState } from '../../contract/index.ts';

/** Stores the state of its issued invoices for the list; null without any. Does not make open forms of the project stale. */
export const saveBilled = async (
  tenant: Tenant,
  projectId: number,
  billed: BilledState | null,
): Promise<void> => {
  await tenant.db
    .updateTable('special_projects')
    .set({ billed })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', projectId)
    .execute();
};
