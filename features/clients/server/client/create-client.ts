import { type AuditActor, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type Client, insertClient, type NewClient } from './client-repository.ts';

/** Creates an active client. A taken account number is an error of that field. */
export const createClient = async (tenant: Tenant, person: AuditActor, input: NewClient): Promise<Client> => {
  const client = await insertClient(tenant, input, person?.userId ?? null);
  await writeAudit(tenant, person, {
    action: 'client.created',
    entity: 'client',
    entityId: client.id,
    to: client.status,
  });
  return client;
};
