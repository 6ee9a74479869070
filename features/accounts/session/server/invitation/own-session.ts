import type { OpenCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import type { sessionEndpoints } from '../../contract/index.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['getSignup']>, 'request' | 'wiring'>;

/** Whether this browser is logged in as the person. A session that a provider opened does not count, because it speaks only
 * for its own organization. */
export const isSignedInAs = async ({ request, wiring }: Call, userId: number): Promise<boolean> => {
  const token = request.cookie(sessionCookie);
  if (!token) return false;
  const person = await wiring.authenticate(token, undefined, userId);
  return typeof person !== 'string' && !person.mustChangePassword && !person.throughProvider;
};
