import type { Tenant } from '#platform/server/db/tenant';

/** The square feet for which a contract was agreed. */
export const feetOfContract = (tenant: Tenant, contractId: number) =>
  tenant.db
    .selectFrom('contracts')
    .select(['gross_cleanable_sqft as gross_cleanable', 'occupied_sqft as occupied'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', contractId)
    .executeTakeFirst();
