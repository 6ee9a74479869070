import type { Tenant } from '#platform/server/db/tenant';

/** Whoever sees the terms of a contract may know whose it is. */
export const clientName = async (tenant: Tenant, clientId: number): Promise<string> => {
  const found = await tenant.db
    .selectFrom('clients')
    .select('name')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return found?.name ?? '';
};
