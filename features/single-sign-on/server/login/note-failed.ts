import { type FailedReason, findLogin, isOneTooMany, queueFailedSignOn } from '#features/session/server';
import type { OpenCall } from '#platform/server/http/call';
import type { SignOnProblem, signOnLoginEndpoints } from '../../contract/index.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';

type Call = OpenCall<(typeof signOnLoginEndpoints)['finishSignOn']>;

/** Problems without a reason are nobody's try: there is no provider, it does not answer, or nothing was begun here. */
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

/** Anybody can leave for a provider and come back with its refusal: an address fills the list with so many in 15 minutes. */
const most = 10;

/** Leaves the trace of a try that ended on the page that says why not. */
export const noteFailed = async (
  call: Call,
  organizationId: number,
  problem: SignOnProblem,
  person?: ProvidedPerson,
): Promise<void> => {
  const reason = reasons[problem];
  if (!reason) return;
  const { identity } = call.wiring.database;
  const key = `failed-sign-on:${organizationId}:${call.request.address}`;
  if (await isOneTooMany(identity, { key, failures: most, minutes: 15 })) return;
  const email = person?.email ?? null;
  // Only a proven address of the company says who was meant.
  const isOurs = email !== null && reason !== 'provider-address' && reason !== 'provider-domain';
  const login = isOurs ? await findLogin(identity, email) : undefined;
  await queueFailedSignOn(call, { organizationId, userId: login?.user_id ?? null, email }, reason);
};
