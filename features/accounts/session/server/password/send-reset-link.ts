import type { OpenCall } from '#platform/server/http/call';
import { hashToken, newToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { loadLogin } from '../identity-repository.ts';
import { countFailure, countOrThrow } from '../login/throttle-repository.ts';
import { createLink, voidLinks } from './link-repository.ts';

const minutes = 60_000;

/** Everything that depends on whether the address is known happens in the queue, so that the answer and its time reveal
 * nothing. Nor does the answer reveal that no mail is sent after five within an hour. */
export const sendResetLink = async (call: OpenCall<(typeof sessionEndpoints)['sendResetLink']>) => {
  const { email } = call.body;
  const { identity } = call.wiring.database;
  await countOrThrow(identity, [{ key: `reset-address:${call.request.address}`, failures: 50, minutes: 15 }]);
  if (!(await countFailure(identity, { key: `reset:${email}`, failures: 5, minutes: 60 }))) {
    await call.wiring.queue.addAlone('mail', {
      organizationId: null,
      kind: 'password-reset',
      email,
      fallbackLocale: call.locale,
    });
  }
  return { message: call.say({ code: 'reset_link_sent' }) };
};

/** Makes the link of a known person, valid for 60 minutes, once; undefined for anyone else. */
export const makeResetLink = async (
  { database, config, clock }: OpenCall<(typeof sessionEndpoints)['sendResetLink']>['wiring'],
  email: string,
): Promise<{ url: string; locale: 'en' | 'es' } | undefined> => {
  const found = await loadLogin(database.identity, email);
  if (!found?.active) return undefined;
  const token = newToken();
  await voidLinks(database.identity, 'password-reset', found.user_id);
  const expiresAt = new Date(clock.now().getTime() + 60 * minutes);
  await createLink(database.identity, 'password-reset', hashToken(token), found.user_id, expiresAt);
  const query = new URLSearchParams({ token, email });
  return { url: `${config.publicUrl}/password/reset?${query}`, locale: found.locale };
};
