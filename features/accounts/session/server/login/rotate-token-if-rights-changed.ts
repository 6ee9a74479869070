import type { EndpointShape } from '#platform/contract/endpoint';
import type { SignedInCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { hashToken, newToken } from '#platform/server/tokens';
import { rotateIfRightsChanged } from '../identity-repository.ts';
import { setSessionCookies } from './session-cookies.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'request' | 'now' | 'setCookie'>;

/** After a change of rights, the browser gets a new token together with the new rights. A stolen copy of the old token does
 * not get the new rights. */
export const rotateTokenIfRightsChanged = async (call: Call): Promise<void> => {
  const old = call.request.cookie(sessionCookie);
  if (!old) return;
  const token = newToken();
  const session = await rotateIfRightsChanged(
    call.wiring.database.identity,
    hashToken(old),
    hashToken(token),
  );
  if (!session) return;
  const left = Math.floor((Date.parse(session.expires_at) - call.now.getTime()) / 1000);
  setSessionCookies(call, token, session.remembered ? left : undefined);
};
