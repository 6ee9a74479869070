import type { OpenCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import type { sessionEndpoints } from '../../contract/index.ts';

type Call = Pick<OpenCall<(typeof sessionEndpoints)['getSignup']>, 'request' | 'wiring'>;

/** Whether the session of this browser is that person's. What a provider opened speaks for its own organization only. */
export const isSignedInAs = async ({ request, wiring }: Call, userId: number): Promise<boolean> => {
  const token = request.cookie(sessionCookie);
  if (!token) return false;
  const person = await wiring.authenticate(token, undefined, userId);
  return typeof person !== 'string' && !person.mustChangePassword && !person.throughProvider;
};
