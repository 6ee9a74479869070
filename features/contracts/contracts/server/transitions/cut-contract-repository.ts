import type { Tenant } from '#platform/server/db/tenant';

/** The contract whose term this amendment cut short, with its former last day. */
export const cutContract = (tenant: Tenant, amendmentId: number) =>
  tenant.db
    .selectFrom('contracts')
    .select(['id', 'former_termination_date'])
    .where('organization_id', '=', tenant.organizationId)
    .where('cut_by_id', '=', amendmentId)
    .executeTakeFirst();
