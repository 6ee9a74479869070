import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Which of these reports are final. */
export const finalReports = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('daily_reports')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'finalized')
    .execute();
  return rows.map(({ id }) => id);
};
