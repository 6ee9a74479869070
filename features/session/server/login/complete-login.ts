import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { readPasswordHash } from '../identity-repository.ts';
import { deviceCookie, deviceCookieAge, withMark } from './known-device.ts';
import { startSession } from './start-session.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'now' | 'setCookie'>;

type Wanted = { remember: boolean; redirect: string | undefined };

/** Everything was shown that this login asks for: starts a session in the browser, and knows the device again. */
export const completeLogin = async (call: Call, userId: number, { remember, redirect }: Wanted) => {
  const user = await startSession(call, userId, remember);
  const owner = {
    user_id: userId,
    password_hash: await readPasswordHash(call.wiring.database.identity, userId),
  };
  call.setCookie(deviceCookie, withMark(call.request.cookie(deviceCookie), owner), {
    maxAgeSeconds: deviceCookieAge,
  });
  return { user, redirect };
};
