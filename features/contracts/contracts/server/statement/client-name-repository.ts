import type { Tenant } from '#platform/server/db/tenant';

/** Reads outside the scope of clients: everyone who may read the terms of a contract may know its client. */
export const clientName = async (tenant: Tenant, clientId: number): Promise<string> => {
  const found = await tenant.db
    .selectFrom('clients')
    .select('name')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return found?.name ?? '';
};
