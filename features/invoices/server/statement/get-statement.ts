import type { SignedInCall } from '#platform/server/http/call';
import type { ClientStatement, statementEndpoints } from '../../contract/index.ts';
import { may } from '../invoice/invoice-policy.ts';
import { stateAccount } from './state-account.ts';
import { statedClient } from './stated-client.ts';

type Endpoints = typeof statementEndpoints;

export const getStatement = async (
  call: SignedInCall<Endpoints['getClientStatement']>,
): Promise<ClientStatement> => {
  const { tenant, person, params, query } = call;
  const { reminded, billing_email: _emails, ...client } = await statedClient(call, params.id);
  const bills = may(person, 'specialProjects.canTransitionInvoices');
  return {
    client,
    ...(await stateAccount({ ...call, timeZone: person.timeZone }, params.id, query)),
    reminded,
    can: {
      switch_reminders: bills,
      send: bills && tenant.seesAllJobs,
      pdf: person.flags.has('specialProjects.canDownloadInvoicePdf'),
    },
  };
};
