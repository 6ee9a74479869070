import type { EndpointShape } from '#platform/contract/endpoint';
import type { SignedInCall } from '#platform/server/http/call';
import { hashToken, newToken } from '#platform/server/tokens';
import { endSessionsOf, rotateSession } from '../identity-repository.ts';
import { setSessionCookies } from './session-cookies.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'person' | 'now' | 'setCookie'>;

/** Ends every other session of the person and gives this one a new token, so that stolen copies stop working too. */
export const endOtherSessions = async (call: Call): Promise<void> => {
  const { identity } = call.wiring.database;
  const { userId, sessionId } = call.person;
  await endSessionsOf(identity, userId, null, sessionId);
  const token = newToken();
  const session = await rotateSession(identity, sessionId, hashToken(token));
  if (!session) return;
  const left = Math.floor((Date.parse(session.expires_at) - call.now.getTime()) / 1000);
  setSessionCookies(call, token, session.remembered ? left : undefined);
};
