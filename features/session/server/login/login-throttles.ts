import { deviceCookie, markOnDevice, type Owner } from './known-device.ts';
import type { Throttle } from './throttle-repository.ts';
import { hashToken } from './tokens.ts';

type Request = { address: string; cookie: (name: string) => string | undefined };

/** Who guesses at a password is slowed by what is guessed at and by where it is guessed from. A device on which the person
 * has signed in before counts for itself: neither guesses from elsewhere nor those of a neighbour keep anybody out. */
export const loginThrottles = (
  { address, cookie }: Request,
  name: string,
  found: Owner | undefined,
): readonly [Throttle, ...Throttle[]] => {
  const mark = found && markOnDevice(cookie(deviceCookie), found);
  if (mark !== undefined) {
    return [{ key: `login-device:${hashToken(mark).toString('hex')}`, failures: 5, minutes: 15 }];
  }
  // By the person: one code can be typed in many ways that the database takes for the same.
  const account = found ? `person:${found.user_id}` : `account:${name}`;
  return [
    { key: `login-${account}:${address}`, failures: 5, minutes: 15 },
    { key: `login-${account}`, failures: 20, minutes: 15 },
    { key: `login-address:${address}`, failures: 50, minutes: 15 },
  ];
};
