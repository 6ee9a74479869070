import { createHmac } from 'node:crypto';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { OpenCall } from '#platform/server/http/call';
import { newToken } from '#platform/server/tokens';

type Call = Pick<OpenCall<EndpointShape>, 'request' | 'setCookie'>;

const signOnCookie = 'sign-on';

/** Seconds that a person may take at the provider, or to enter the own password. */
export const maxAge = 10 * 60;

/** The secret of a browser with a login in progress. The answer of the provider is accepted only in that browser. */
export const browserOf = ({ request }: Pick<Call, 'request'>): string | undefined => {
  const cookie = request.cookie(signOnCookie);
  return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
};

/** Keeps an existing secret, so that two tabs share it and neither makes the other fail. */
export const rememberBrowser = (call: Call): string => {
  const browser = browserOf(call) ?? newToken();
  call.setCookie(signOnCookie, browser, { maxAgeSeconds: maxAge });
  return browser;
};

export const forgetBrowser = ({ setCookie }: Pick<Call, 'setCookie'>): void => setCookie(signOnCookie, null);

export type Proofs = { state: string; nonce: string; verifier: string };

/** Derived from the browser's secret, of which only a hash is stored. So a person who reads the tables cannot finish the login
 * of another person. */
export const proofsOf = (browser: string, state: string): Proofs => {
  const made = (use: string) => createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
};
