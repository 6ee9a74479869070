import { unauthenticated } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { OpenCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { scopeOf } from '#platform/server/http/person';
import type { SignedInUser, sessionEndpoints } from '../../contract/index.ts';
import { createSession, endSession } from '../identity-repository.ts';
import { presentSignedInUser } from '../profile/present-signed-in-user.ts';
import { setSessionCookies } from './session-cookies.ts';
import { hashToken, newToken } from './tokens.ts';

const hours = 3_600_000;

/** Idle time-out without "remember me", and the life of a remembered session. */
const life = { idle: 12 * hours, remembered: 30 * 24 * hours };

type Call = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'wiring' | 'request' | 'now' | 'setCookie'>;

/** Rotates the session: the cookie's old one ends, a new one starts; answers the signed-in person. */
export const startSession = async (call: Call, userId: number, remember: boolean): Promise<SignedInUser> => {
  const { identity, withTenant } = call.wiring.database;
  const old = call.request.cookie(sessionCookie);
  if (old) await endSession(identity, hashToken(old));
  const token = newToken();
  await createSession(identity, {
    tokenHash: hashToken(token),
    userId,
    remembered: remember,
    address: call.request.address,
    device: call.request.device,
    expiresAt: new Date(call.now.getTime() + (remember ? life.remembered : life.idle)),
  });
  const person = await call.wiring.authenticate(token, undefined);
  if (typeof person === 'string') throw unauthenticated();
  const maxAgeSeconds = remember ? life.remembered / 1000 : undefined;
  setSessionCookies(call, token, maxAgeSeconds);
  return withTenant(scopeOf(person), async (tenant) => {
    await writeAudit(tenant, person, { action: 'session.login', entity: 'user', entityId: userId });
    return presentSignedInUser(identity, tenant, person);
  });
};
