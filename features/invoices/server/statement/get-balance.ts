import { sum } from '#platform/contract/money';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { accountOf, type statementEndpoints } from '../../contract/index.ts';
import { statedClient } from './stated-client.ts';
import { chargedTo } from './statement-repository.ts';

type Call = SignedInCall<(typeof statementEndpoints)['getClientBalance']>;

export const getBalance = async (call: Call): Promise<{ open: number; past_due: number }> => {
  const { tenant, person, params, now } = call;
  const { id: clientId } = await statedClient(call, params.id);
  const charged = await chargedTo(tenant, person, { clientId, period: null });
  const { closing, ages } = accountOf(charged, null, dateAt(now, person.timeZone));
  const { current: _current, ...late } = ages;
  return { open: closing / 100, past_due: sum(Object.values(late)) / 100 };
};
