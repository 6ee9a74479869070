import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { countTry } from '../login/throttle-repository.ts';
import { requirePassword } from '../password/require-password.ts';

/** Whether somebody else has the address is seen when the mail is sent, and told to that address alone. */
export const startEmailChange = async (call: SignedInCall<(typeof sessionEndpoints)['startEmailChange']>) => {
  const { body, person, wiring } = call;
  const { userId, email: former } = person;
  if (former === null) throw refused('email_of_office');
  if (body.email === former) throw invalid({ email: ['email_same'] });
  await requirePassword(call, body.password, 'password');
  await countTry(wiring.database.identity, [{ key: `email-change:${userId}`, failures: 5, minutes: 60 }]);
  await wiring.queue.addAlone('mail', {
    organizationId: null,
    kind: 'email-code',
    userId,
    email: body.email,
    locale: call.locale,
  });
  return {};
};
