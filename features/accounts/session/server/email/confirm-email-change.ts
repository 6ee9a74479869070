import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Identity } from '#platform/server/db/identity';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { endOtherSessions } from '../login/end-other-sessions.ts';
import { startSession } from '../login/start-session.ts';
import { countOrThrow, uncountFailure } from '../login/throttle-repository.ts';
import { traceEverywhere } from '../trace-everywhere.ts';
import { hashEmailCode } from './email-code.ts';

const changed = z.object({ former: z.string(), first: z.boolean() });

type ChangedEmail = z.infer<typeof changed>;

/** Returns the former address, and whether the new one is the `first` that was proven: then everything that opened the login
 * before has ended, the session that asks included. Undefined when the code is wrong, used or expired. */
const changeOwnEmail = async (
  identity: Identity,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<ChangedEmail | undefined> =>
  identity
    .one({
      text: 'select * from identity_change_own_email($1, $2, $3)',
      values: [userId, tokenHash, email],
      row: changed,
    })
    .catch(fieldOfConstraint({ users_email_key: { field: 'email', code: 'email_taken' } }));

/** Changes the address in all organizations of the person at once, and mails the old address about it. Whoever proves an
 * address for the first time begins anew, with a session that asks for another password: an office may know the old one. */
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
  const changed = await changeOwnEmail(identity, { userId, email, tokenHash });
  if (!changed) throw invalid({ code: ['email_code_wrong'] });
  const { former, first } = changed;
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
  if (first) await startSession(call, userId, false, { passwordHash: null });
  else await endOtherSessions(call);
  return { must_change_password: first };
};
