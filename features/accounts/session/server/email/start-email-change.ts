import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { countOrThrow } from '../login/throttle-repository.ts';
import { isBeyondDoubt } from '../login-repository.ts';
import { requirePassword } from '../password/require-password.ts';

/** Refused for a login that nobody has proven and another organization knows: an office may have registered the address of
 * somebody else, and would take that person's invitations along to an address of its own. Whether someone else has the new
 * address is checked only when the mail is sent, and told only to that address, so that this call reveals nothing. */
export const startEmailChange = async (call: SignedInCall<(typeof sessionEndpoints)['startEmailChange']>) => {
  const { body, person, wiring, tenant } = call;
  const { userId, email: former } = person;
  if (former === null) throw refused('email_of_office');
  if (!(await isBeyondDoubt(tenant, userId))) throw refused('email_unproven');
  if (body.email === former) throw invalid({ email: ['email_same'] });
  await requirePassword(call, body.password, 'password');
  await countOrThrow(wiring.database.identity, [{ key: `email-change:${userId}`, failures: 5, minutes: 60 }]);
  await wiring.queue.addAlone('mail', {
    organizationId: null,
    kind: 'email-code',
    userId,
    email: body.email,
    locale: call.locale,
  });
  return {};
};
