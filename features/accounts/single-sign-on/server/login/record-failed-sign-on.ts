import {
  countFailure,
  type FailedReason,
  findLogin,
  queueFailedSignOn,
} from '#features/accounts/session/server';
import type { OpenCall } from '#platform/server/http/call';
import type { SignOnProblem, signOnLoginEndpoints } from '../../contract/index.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';

type Call = OpenCall<(typeof signOnLoginEndpoints)['finishSignOn']>;

/** Problems without a reason are not recorded: no provider, no answer of it, or no attempt that began here. */
const reasons: Partial<Record<SignOnProblem, FailedReason>> = {
  refused: 'provider-refused',
  mismatch: 'provider-mismatch',
  no_email: 'provider-address',
  unverified: 'provider-address',
  other_domain: 'provider-domain',
  no_account: 'provider-unknown',
  not_active: 'no-access',
  linked_elsewhere: 'provider-linked',
};

/** Maximum number of recorded failures per network address in 15 minutes. Anyone can get refused by a provider again and
 * again, and must not be able to fill the list. */
const max = 10;

/** Records a login through a provider that has failed. */
export const recordFailedSignOn = async (
  call: Call,
  organizationId: number,
  problem: SignOnProblem,
  person?: ProvidedPerson,
): Promise<void> => {
  const reason = reasons[problem];
  if (!reason) return;
  const { identity } = call.wiring.database;
  const key = `failed-sign-on:${organizationId}:${call.request.address}`;
  if (await countFailure(identity, { key, failures: max, minutes: 15 })) return;
  const email = person?.email ?? null;
  // Only a verified address of a proven domain identifies the person.
  const isOurs = email !== null && reason !== 'provider-address' && reason !== 'provider-domain';
  const login = isOurs ? await findLogin(identity, email) : undefined;
  await queueFailedSignOn(call, { organizationId, userId: login?.user_id ?? null, email }, reason);
};
