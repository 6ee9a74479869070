import {
  completeLogin,
  countLogin,
  countOrThrow,
  queueFailedSignIn,
  type Throttle,
  traceOfLogin,
  uncountFailure,
} from '#features/accounts/session/server';
import { invalid, Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { boundChallenge } from '../challenge-browser.ts';
import { spendChallenge, tryChallenge } from '../challenge-repository.ts';
import { consumeCode } from '../check-code.ts';
import { trustThisDevice } from '../trusted-device.ts';

const maxTries = 5;

/** Limits per login, because anybody with the password can get new challenges without end. The limit per day is needed
 * because three of a million codes are right at any time. */
export const throttlesOf = (userId: number): Throttle[] => [
  { key: `code:${userId}`, failures: 10, minutes: 15 },
  { key: `code-day:${userId}`, failures: 50, minutes: 24 * 60 },
];

export const over = () => new Problem(422, { code: 'challenge_over' });

/** The second half of a login. A challenge stands for one right password; it opens one session, in the browser that began. */
export const loginWithCode = async (call: OpenCall<(typeof twoFactorEndpoints)['loginWithCode']>) => {
  const { body, wiring, request } = call;
  const { identity } = wiring.database;
  const byAddress = { key: `code-address:${request.address}`, failures: 50, minutes: 15 };
  await countOrThrow(identity, [byAddress]);
  const tokenHash = boundChallenge(call, body.challenge_id);
  const tried = await tryChallenge(identity, tokenHash, maxTries);
  if (!tried) throw over();
  const userId = tried.user_id;
  const throttles = throttlesOf(userId);
  await countLogin(call, userId, throttles);
  const shown = await consumeCode(identity, userId, body.code, call.now, tokenHash);
  if (!shown) {
    await queueFailedSignIn(call, userId, 'code');
    throw tried.tries >= maxTries ? over() : invalid({ code: ['code_wrong'] });
  }
  const challenge = await spendChallenge(identity, 'code', tokenHash);
  if (!challenge) throw over();
  await uncountFailure(identity, [byAddress, ...throttles]);
  const answer = await completeLogin(call, userId, {
    remember: challenge.remembered,
    redirect: challenge.redirect ?? undefined,
    passwordHash: challenge.password_hash,
  });
  if (body.remember_device)
    await trustThisDevice(identity, call, { userId, passwordHash: challenge.password_hash });
  await traceOfLogin(wiring, userId, { action: 'user.code-used', note: shown });
  if (shown === 'recovery-code') {
    await wiring.queue.addAlone('mail', {
      organizationId: null,
      kind: 'sign-in-changed',
      userId,
      news: 'code-spent',
    });
  }
  return answer;
};
