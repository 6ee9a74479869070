import type { Tenant } from '#platform/server/db/tenant';
import type { BilledState } from '../../contract/index.ts';

/** What its issued invoices are, for the list; null without any. Nobody's open form turns stale by it. */
export const keepBilled = async (
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
