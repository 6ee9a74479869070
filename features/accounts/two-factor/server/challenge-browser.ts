import type { EndpointShape } from '#platform/contract/endpoint';
import type { OpenCall } from '#platform/server/http/call';
import { hashToken, newToken } from '#platform/server/tokens';
import { life } from './challenge-repository.ts';

type Call = Pick<OpenCall<EndpointShape>, 'request' | 'setCookie'>;

const browserCookie = 'second-step';

/** The secret of a browser in which a login waits for its second step. */
const browserOf = ({ request }: Pick<Call, 'request'>): string | undefined => {
  const cookie = request.cookie(browserCookie);
  return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
};

const hashOf = (challenge: string, browser: string): Buffer => hashToken(`${challenge}.${browser}`);

/** The stored form of a new challenge, which only the browser of this call can answer. A secret that is there stays, so that two
 * tabs share it and neither ends the login of the other. Of two logins at the same moment in a browser that has none, only the
 * one whose answer arrives last can go on; the other has to enter its password again. */
export const bindChallenge = (call: Call, challenge: string): Buffer => {
  const browser = browserOf(call) ?? newToken();
  call.setCookie(browserCookie, browser, { maxAgeSeconds: life });
  return hashOf(challenge, browser);
};

/** The stored form of a challenge that this browser answers. Without its secret it is the one of no challenge. */
export const boundChallenge = (call: Pick<Call, 'request'>, challenge: string): Buffer =>
  hashOf(challenge, browserOf(call) ?? '');
