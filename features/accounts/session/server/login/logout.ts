import { unauthenticated } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { idFrom, userHeader } from '#platform/server/http/authorize';
import type { OpenCall } from '#platform/server/http/call';
import { csrfCookie, sessionCookie } from '#platform/server/http/csrf';
import { scopeOf } from '#platform/server/http/person';
import { hashToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { endSession, endSessionsOf } from '../identity-repository.ts';

/** Succeeds without a session too, because the person is logged out then. A tab that an earlier person left open cannot end
 * the session of the person who uses the browser now. */
export const logout = async (call: OpenCall<(typeof sessionEndpoints)['logout']>) => {
  const { identity } = call.wiring.database;
  const token = call.request.cookie(sessionCookie);
  if (token) {
    const expected = idFrom(call.request.header(userHeader));
    const person = await call.wiring.authenticate(token, undefined, expected);
    if (person === 'other-user') throw unauthenticated('other_user');
    if (typeof person !== 'string' && call.body.everywhere) {
      await endSessionsOf(identity, person.userId, null, null, person.sessionId);
    }
    await endSession(identity, hashToken(token));
    if (typeof person !== 'string') {
      await call.wiring.database.withTenant(scopeOf(person), (tenant) =>
        writeAudit(tenant, person, { action: 'session.logout', entity: 'user', entityId: person.userId }),
      );
    }
  }
  call.setCookie(sessionCookie, null);
  call.setCookie(csrfCookie, null, { readable: true });
  call.clearCache();
  return {};
};
