import { holds } from '#platform/contract/transitions';
import type { SignedInCall } from '#platform/server/http/call';
import type { ClientStatement, statementEndpoints } from '../../contract/index.ts';
import { findSettings } from '../settings/settings-repository.ts';
import { accountStatement } from './account-statement.ts';
import { statedClient } from './stated-client.ts';

type Endpoints = typeof statementEndpoints;

export const getStatement = async (
  call: SignedInCall<Endpoints['getClientStatement']>,
): Promise<ClientStatement> => {
  const { tenant, person, params, query } = call;
  const { reminded, billing_email: _emails, ...client } = await statedClient(call, params.id);
  const decides = tenant.seesAllJobs && holds(person, 'specialProjects.canTransitionInvoices');
  return {
    client,
    ...(await accountStatement({ ...call, timeZone: person.timeZone }, client.id, query)),
    reminded,
    organization_reminds: (await findSettings(tenant)).reminders,
    can: {
      switch_reminders: decides,
      send: decides,
      pdf: person.flags.has('specialProjects.canDownloadInvoicePdf'),
    },
  };
};
