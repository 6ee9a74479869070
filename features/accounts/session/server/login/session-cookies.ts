import type { OpenCall } from '#platform/server/http/call';
import { csrfCookie, makeCsrfToken, sessionCookie } from '#platform/server/http/csrf';
import type { sessionEndpoints } from '../../contract/index.ts';

type Cookies = Pick<OpenCall<(typeof sessionEndpoints)['login']>, 'setCookie'>;

/** Sets the cookie of the token and its companion. Without an age they end with the browser session. */
export const setSessionCookies = (
  { setCookie }: Cookies,
  token: string,
  maxAgeSeconds: number | undefined,
): void => {
  setCookie(sessionCookie, token, { maxAgeSeconds });
  setCookie(csrfCookie, makeCsrfToken(token), { maxAgeSeconds, readable: true });
};
