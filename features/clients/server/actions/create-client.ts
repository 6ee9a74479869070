import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Client, insertClient, type NewClient } from '../client-repository.ts';

/** Creates an active client. A taken account number is an error of that field. `person` is null when the system creates
 * it. */
export const createClient = async (
  tenant: Tenant,
  person: Pick<Person, 'userId' | 'impersonated'> | null,
  input: NewClient,
): Promise<Client> => {
  const client = await insertClient(tenant, input, person?.userId ?? null);
  await writeAudit(tenant, person, {
    action: 'client.created',
    entity: 'client',
    entityId: client.id,
    to: client.status,
  });
  return client;
};
