import type { OpenCall } from '#platform/server/http/call';
import { csrfCookie, sessionCookie } from '#platform/server/http/csrf';
import type { sessionEndpoints } from '../../contract/index.ts';
import { endSession, endSessionsOf } from '../identity-repository.ts';
import { hashToken } from '../tokens.ts';

/** Succeeds without a session, too: the person wants to be signed out and is. */
export const logout = async (call: OpenCall<(typeof sessionEndpoints)['logout']>) => {
  const { identity } = call.wiring.database;
  const token = call.request.cookie(sessionCookie);
  if (token && call.body.everywhere) {
    const person = await call.wiring.authenticate(token, undefined);
    if (typeof person !== 'string') await endSessionsOf(identity, person.userId, null, null);
  }
  if (token) await endSession(identity, hashToken(token));
  call.setCookie(sessionCookie, null);
  call.setCookie(csrfCookie, null, { readable: true });
  return {};
};
