import { sum } from '#platform/contract/money';
import type { SignedInCall } from '#platform/server/http/call';
import type { ClientBalance, statementEndpoints } from '../../contract/index.ts';
import { seesWholeAccount } from '../invoice/whole-account-repository.ts';
import { owingOfClients } from '../receivables/owing-repository.ts';
import { statedClient } from './stated-client.ts';

type Call = SignedInCall<(typeof statementEndpoints)['getClientBalance']>;

export const getBalance = async (call: Call): Promise<ClientBalance> => {
  const { id } = await statedClient(call, call.params.id);
  const [owed] = await owingOfClients(call, id);
  const whole = await seesWholeAccount(call.tenant, call.person, id);
  if (!owed) return { open: 0, past_due: 0, whole };
  const { current, ...late } = owed.cents;
  const pastDue = sum(Object.values(late));
  return { open: (current + pastDue) / 100, past_due: pastDue / 100, whole };
};
