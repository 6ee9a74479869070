import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { endOtherSessions } from '../login/end-other-sessions.ts';
import { countOrThrow, uncountFailure } from '../login/throttle-repository.ts';
import { traceEverywhere } from '../trace-everywhere.ts';
import { hashEmailCode } from './email-code.ts';
import { changeOwnEmail } from './own-email-repository.ts';

/** Changes the address in all organizations of the person at once, and mails the old address about it. */
export const confirmEmailChange = async (
  call: SignedInCall<(typeof sessionEndpoints)['confirmEmailChange']>,
) => {
  const { body, person, wiring, tenant } = call;
  const { userId } = person;
  const { email, code } = body;
  const { identity } = wiring.database;
  const throttles = [{ key: `email-code:${userId}`, failures: 5, minutes: 15 }];
  await countOrThrow(identity, throttles);
  const tokenHash = hashEmailCode({ userId, email, code });
  const former = await changeOwnEmail(identity, { userId, email, tokenHash });
  if (former === null) throw invalid({ code: ['email_code_wrong'] });
  await uncountFailure(identity, throttles);
  await traceEverywhere(call, { action: 'user.email-changed', changes: { email: [former, email] } });
  await wiring.queue.add(tenant, 'mail', {
    organizationId: tenant.organizationId,
    kind: 'address-changed',
    userId,
    formerEmail: former,
    organization: null,
  });
  // Last, because until this answer arrives the page still sends calls with the old token.
  await endOtherSessions(call);
  return {};
};
