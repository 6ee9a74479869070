import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { findLogin } from '../identity-repository.ts';
import { passwordFits } from '../password/hash-password.ts';
import { completeLogin } from './complete-login.ts';
import { deviceCookie, markOnDevice } from './known-device.ts';
import type { AskSecondStep } from './second-steps.ts';
import { countTry, type Throttle, uncountTry } from './throttle-repository.ts';
import { hashToken } from './tokens.ts';

/** A path of this site only: one leading slash, no second one, no backslash that browsers read as one. */
export const safeRedirect = (path: string | undefined): string | undefined =>
  path && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && !path.startsWith('/login') ? path : undefined;

type Call = OpenCall<(typeof sessionEndpoints)['login']>;

/** Who guesses is slowed by what is guessed at and by where it is guessed from. A device on which the person has signed in
 * before counts for itself: neither guesses from elsewhere nor those of a neighbour keep anybody out. */
const throttlesOf = ({ body, request }: Call, mark: string | undefined): Throttle[] =>
  mark === undefined
    ? [
        { key: `login:${body.email}:${request.address}`, failures: 5, minutes: 15 },
        { key: `login-account:${body.email}`, failures: 20, minutes: 15 },
        { key: `login-address:${request.address}`, failures: 50, minutes: 15 },
      ]
    : [{ key: `login-device:${hashToken(mark).toString('hex')}`, failures: 5, minutes: 15 }];

/** Unknown people, wrong passwords and people without an organization get the same answer after the same time. */
export const login = async (call: Call, secondSteps: readonly AskSecondStep[]) => {
  const { identity } = call.wiring.database;
  const { email, password, remember } = call.body;
  const found = await findLogin(identity, email);
  const cookie = call.request.cookie(deviceCookie);
  const throttles = throttlesOf(call, found && markOnDevice(cookie, found));
  await countTry(identity, throttles);
  const fits = await passwordFits(password, found?.password_hash);
  if (!found?.active || !fits) throw new Problem(422, { code: 'wrong_credentials' });
  await uncountTry(identity, throttles);
  const redirect = safeRedirect(call.body.redirect);
  for (const ask of secondSteps) {
    const two_factor = await ask(call, found.user_id, redirect);
    if (two_factor) return { two_factor };
  }
  return completeLogin(call, found.user_id, { remember, redirect });
};
