import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { passwordFits } from '../hash-password.ts';
import { findLogin } from '../identity-repository.ts';
import { startSession } from '../start-session.ts';
import { clearThrottle, countAttempt, refuseWhenThrottled } from '../throttle-repository.ts';

/** A path of this site only: one leading slash, no second one, no backslash that browsers read as one. */
export const safeRedirect = (path: string | undefined): string | undefined =>
  path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login') ? path : undefined;

/** Unknown people, wrong passwords and people without an organization get the same answer after the same time. */
export const login = async (call: OpenCall<(typeof sessionEndpoints)['login']>) => {
  const { identity } = call.wiring.database;
  const { email, password, remember } = call.body;
  const key = `login:${email}:${call.request.address}`;
  await refuseWhenThrottled(identity, key);
  await countAttempt(identity, key);
  const found = await findLogin(identity, email);
  const fits = await passwordFits(password, found?.password_hash);
  if (!found?.active || !fits) throw new Problem(422, { code: 'wrong_credentials' });
  await clearThrottle(identity, key);
  const user = await startSession(call, found.user_id, remember);
  return { user, redirect: safeRedirect(call.body.redirect) };
};
