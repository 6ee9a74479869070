import type { Identity } from '#platform/server/db/identity';
import type { CookieOptions } from '#platform/server/http/call';
import { hashToken, newToken } from '#platform/server/tokens';
import { isTrusted, trustDevice } from './two-factor-repository.ts';

const trustCookie = 'trusted-device';

/** Seconds: 30 days. */
const life = 30 * 24 * 60 * 60;

/** Maximum number of people whose tokens one device keeps. */
const max = 8;

type Request = { cookie: (name: string) => string | undefined };

const tokensIn = ({ cookie }: Request): string[] => cookie(trustCookie)?.split('~').slice(0, max) ?? [];

export const isTrustedDevice = async (
  identity: Identity,
  request: Request,
  userId: number,
): Promise<boolean> => {
  const tokens = tokensIn(request);
  return tokens.length > 0 && isTrusted(identity, userId, tokens.map(hashToken));
};

type Call = {
  request: Request;
  setCookie: (name: string, value: string, options: CookieOptions) => void;
};

/** Trusts this device for the person. The tokens of other people on it stay. */
export const trustThisDevice = async (
  identity: Identity,
  call: Call,
  login: { userId: number; passwordHash: string | null },
): Promise<void> => {
  const token = newToken();
  if (!(await trustDevice(identity, login, hashToken(token), life))) return;
  const cookie = [token, ...tokensIn(call.request)].slice(0, max).join('~');
  call.setCookie(trustCookie, cookie, { maxAgeSeconds: life });
};
