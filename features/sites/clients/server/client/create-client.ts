import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { type AuditActor, writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type Client, insertClients, type NewClient } from './client-repository.ts';

/** Creates active clients, and answers them in the order of the inputs. A taken account number is an error of that field. */
export const createClients = async (
  tenant: Tenant,
  person: AuditActor,
  inputs: readonly NewClient[],
): Promise<Client[]> => {
  const { payment_terms_days } = settingsOf(await loadOrganization(tenant));
  const clients = await insertClients(
    tenant,
    inputs.map((input) => ({ ...input, payment_terms_days: input.payment_terms_days ?? payment_terms_days })),
    person?.userId ?? null,
  );
  await writeAuditOfMany(tenant, person, {
    action: 'client.created',
    entity: 'client',
    records: clients.map(({ id, status }) => ({ entityId: id, buildingId: null, to: status })),
  });
  return clients;
};

export const createClient = async (tenant: Tenant, person: AuditActor, input: NewClient): Promise<Client> => {
  const [client] = await createClients(tenant, person, [input]);
  if (!client) throw new Error('a client that was not kept');
  return client;
};
