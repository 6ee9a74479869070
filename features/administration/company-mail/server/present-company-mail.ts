import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { SignedInCall } from '#platform/server/http/call';
import { mailServerOf } from '#platform/server/mail/mail-server-of';
import type { CompanyMail, companyMailEndpoints } from '../contract/index.ts';
import { findMailTest } from './mail-test-repository.ts';
import { stoppedContacts } from './stopped-contacts-repository.ts';

type Call = SignedInCall<(typeof companyMailEndpoints)['getCompanyMail']>;

export const presentCompanyMail = async ({ tenant, person, wiring }: Call): Promise<CompanyMail> => {
  const { config } = wiring;
  const organization = await findOrganization(tenant);
  const seesClients = person.seesAllJobs && person.flags.has('clients.canViewClients');
  const stopped = await stoppedContacts(tenant);
  return {
    from: { name: organization.name, address: config.mailFrom },
    reply_to: settingsOf(organization).public_contact.email,
    server: config.smtpUrl ? mailServerOf(config.smtpUrl) : null,
    last_test: await findMailTest(tenant),
    stopped: stopped[0]?.stopped ?? 0,
    stopped_at: seesClients ? stopped.map(({ client, contacts }) => ({ client, contacts })) : [],
  };
};
