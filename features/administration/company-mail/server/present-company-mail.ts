import { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { named } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { mailServerOf } from '#platform/server/mail/mail-server-of';
import type { CompanyMail, companyMailEndpoints } from '../contract/index.ts';
import { loadMailTest } from './mail-test-repository.ts';

const row = z.object({ client: named, contacts: z.int(), stopped: z.int() });

/** Contacts that have stopped a repeating mail, by client: the first 20 clients. `stopped` counts those of all clients. */
const stoppedContacts = (tenant: Tenant): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'stopped-contacts-by-client',
    text: `select json_build_object('id', c.id, 'name', c.name) as client, count(*)::int as contacts,
        (sum(count(*)) over ())::int as stopped
      from clients c
      join client_contacts k on k.organization_id = $1 and k.client_id = c.id and k.deleted_at is null
      where c.organization_id = $1 and c.deleted_at is null and exists (
        select from mail_stops s
        where s.organization_id = $1 and s.email = lower(k.email) and s.stopped_at is not null)
      group by c.id, c.name order by c.name, c.id limit 20`,
    values: [tenant.organizationId],
    row,
  });

type Call = SignedInCall<(typeof companyMailEndpoints)['getCompanyMail']>;

export const presentCompanyMail = async ({ tenant, person, wiring }: Call): Promise<CompanyMail> => {
  const { config } = wiring;
  const organization = await loadOrganization(tenant);
  const seesClients = person.seesAllJobs && person.flags.has('clients.canViewClients');
  const stopped = await stoppedContacts(tenant);
  return {
    from: { name: organization.name, address: config.mailFrom },
    reply_to: settingsOf(organization).public_contact.email,
    server: config.smtpUrl ? mailServerOf(config.smtpUrl) : null,
    last_test: await loadMailTest(tenant),
    stopped: stopped[0]?.stopped ?? 0,
    stopped_at: seesClients ? stopped.map(({ client, contacts }) => ({ client, contacts })) : [],
  };
};
