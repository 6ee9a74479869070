import type { OpenCall } from '#platform/server/http/call';
import type { sessionEndpoints } from '../../contract/index.ts';
import { deviceCookie, deviceCookieAge, markOnDevice, type Owner, withMark } from './known-device.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'request' | 'setCookie'>;

/** Remembers the device on which a person has just logged in; returns whether it was known before. */
export const rememberDevice = (call: Call, owner: Owner): boolean => {
  const cookie = call.request.cookie(deviceCookie);
  call.setCookie(deviceCookie, withMark(cookie, owner), { maxAgeSeconds: deviceCookieAge });
  return markOnDevice(cookie, owner) !== undefined;
};
