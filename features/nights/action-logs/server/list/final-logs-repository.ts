import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Which of these logs are final. */
export const finalLogs = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('action_logs')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'finalized')
    .execute();
  return rows.map(({ id }) => id);
};
