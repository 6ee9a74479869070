import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { readPasswordHash } from '../identity-repository.ts';
import { deviceCookie, deviceCookieAge, markOnDevice, withMark } from './known-device.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'setCookie'>;

/** Remembers the device on which a person has just logged in; returns whether it was known before. */
export const rememberDevice = async (call: Call, userId: number): Promise<boolean> => {
  const password_hash = await readPasswordHash(call.wiring.database.identity, userId);
  const owner = { user_id: userId, password_hash };
  const cookie = call.request.cookie(deviceCookie);
  call.setCookie(deviceCookie, withMark(cookie, owner), { maxAgeSeconds: deviceCookieAge });
  return markOnDevice(cookie, owner) !== undefined;
};
