import { Problem, requireValid } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import { hashToken } from '#platform/server/tokens';
import { confirmed, type sessionEndpoints } from '../../contract/index.ts';
import { deviceCookie, deviceCookieAge, withMark } from '../login/known-device.ts';
import { traceOfLogin } from '../trace-everywhere.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { isLinkValid, resetPasswordByLink } from './link-repository.ts';

/** Refuses a pair of passwords that are unfit or not equal, with 422. */
export const refuseBadPair = async (
  pair: { password: string; password_confirmation: string },
  name: string | null,
): Promise<void> => {
  const wrong = await checkPassword(pair.password, name);
  const errors = {
    ...(wrong ? { password: [wrong] } : {}),
    ...(confirmed(pair) ? {} : { password_confirmation: ['password_mismatch'] }),
  };
  requireValid(errors);
};

/** Ends every session of the person, and with the first link that is followed everything else that opened the login. The link
 * is used up only with an acceptable password and, if the person has an address, together with that address. */
export const resetPassword = async (call: OpenCall<(typeof sessionEndpoints)['resetPassword']>) => {
  const { identity } = call.wiring.database;
  const { token, email, ...pair } = call.body;
  const expired = new Problem(422, { code: 'link_used' });
  if (!(await isLinkValid(identity, 'password-reset', hashToken(token)))) throw expired;
  await refuseBadPair(pair, email);
  const password_hash = await hashPassword(pair.password);
  const change = { tokenHash: hashToken(token), email, passwordHash: password_hash };
  const reset = await resetPasswordByLink(identity, change);
  if (!reset) throw expired;
  const { user_id } = reset;
  await traceOfLogin(call.wiring, user_id, { action: 'user.password-reset' });
  await call.wiring.queue.addAlone('mail', {
    organizationId: null,
    kind: 'password-changed',
    userId: user_id,
    factorsEnded: reset.had_factors,
  });
  // Marks the device as known, so that failed guesses of others do not lock out the person who has followed the link.
  const device = withMark(call.request.cookie(deviceCookie), { user_id, password_hash });
  call.setCookie(deviceCookie, device, { maxAgeSeconds: deviceCookieAge });
  return {};
};
