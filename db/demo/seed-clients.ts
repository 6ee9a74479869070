import { createClient, insertContact } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoClient, demoClients, demoContacts } from './demo-clients.ts';

const withEmptyLines = (place: DemoClient['place'] | undefined) =>
  place ? { ...place, line_2: '', county: '' } : null;

/** Creates the clients with their contacts; returns their ids by key. */
export const seedClients = async (tenant: Tenant): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const [index, client] of demoClients.entries()) {
    const { id } = await createClient(tenant, null, {
      account_number: client.account,
      name: client.name,
      type: client.type,
      status: client.status,
      phone: `303555${String(2000 + index)}`,
      email: `office@${client.key}.test`,
      website: `https://${client.key}.test/`,
      address: withEmptyLines(client.place),
      billing_address: withEmptyLines(client.billedAt),
      billing_email: [`billing@${client.key}.test`],
      payment_terms_days: client.terms,
      requires_po: client.po,
      tax_rate_pct: Math.round((client.tax ?? 0) * 1000),
      tax_exempt: client.tax === null,
      tax_exempt_id: client.tax === null ? `98-${String(10_000 + index)}` : null,
      winteam_customer_number: client.winteam ?? null,
      winteam_customer_type_id: client.winteam ? (client.type === 'tenant' ? 5 : 2) : null,
      notes: client.notes ?? '',
    });
    ids.set(client.key, id);
    for (const [nth, contact] of demoContacts.entries()) {
      const name = client.people[nth] ?? client.name;
      await insertContact(
        tenant,
        {
          client_id: id,
          ...contact,
          name,
          email: `${name.split(' ')[0]?.toLowerCase()}@${client.key}.test`,
          phone: `303555${String(3000 + index * 10 + nth)}`,
        },
        null,
      );
    }
  }
  return ids;
};
