import { createHmac } from 'node:crypto';
import { newToken } from '#features/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { OpenCall } from '#platform/server/http/call';

type Call = Pick<OpenCall<EndpointShape>, 'request' | 'setCookie'>;

const signOnCookie = 'sign-on';

/** Seconds: as long as somebody may take at the provider, or with the own password. */
export const patience = 10 * 60;

/** The secret of a browser that is on its way to a provider. What comes back is good in that browser alone. */
export const browserOf = ({ request }: Pick<Call, 'request'>): string | undefined => {
  const cookie = request.cookie(signOnCookie);
  return cookie && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
};

/** Two tabs share it, so that neither stops the other one. */
export const keepBrowser = (call: Call): string => {
  const browser = browserOf(call) ?? newToken();
  call.setCookie(signOnCookie, browser, { maxAgeSeconds: patience });
  return browser;
};

export const forgetBrowser = ({ setCookie }: Pick<Call, 'setCookie'>): void => setCookie(signOnCookie, null);

export type Proofs = { state: string; nonce: string; verifier: string };

/** Made of the browser's secret, of which we keep only a hash: whoever reads our tables cannot finish anybody's login. */
export const proofsOf = (browser: string, state: string): Proofs => {
  const made = (use: string) => createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
};
