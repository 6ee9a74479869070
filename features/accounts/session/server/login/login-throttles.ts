import { hashToken } from '#platform/server/tokens';
import { deviceCookie, markOnDevice, type Owner } from './known-device.ts';
import type { Throttle } from './throttle-repository.ts';

type Request = { address: string; cookie: (name: string) => string | undefined };

/** Guesses are limited per account and per network address. A device on which the person has logged in before has a limit of
 * its own, so that guesses of others, from elsewhere or from the same network, do not lock the person out (lockout). */
export const loginThrottles = (
  { address, cookie }: Request,
  name: string,
  found: Owner | undefined,
): readonly [Throttle, ...Throttle[]] => {
  const mark = found && markOnDevice(cookie(deviceCookie), found);
  if (mark !== undefined) {
    return [{ key: `login-device:${hashToken(mark).toString('hex')}`, failures: 5, minutes: 15 }];
  }
  // By person id where possible: the database accepts several spellings of the same code.
  const account = found ? `person:${found.user_id}` : `account:${name}`;
  return [
    { key: `login-${account}:${address}`, failures: 5, minutes: 15 },
    { key: `login-${account}`, failures: 20, minutes: 15 },
    { key: `login-address:${address}`, failures: 50, minutes: 15 },
  ];
};
