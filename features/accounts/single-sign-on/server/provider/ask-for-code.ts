import type { Proofs } from '../login/browser.ts';
import type { Provider } from './open-provider.ts';

/** The address to which a browser is sent to log in at the provider. */
export const addressOfLogin = async (
  { client, configuration }: Provider,
  { state, nonce, verifier }: Proofs,
  redirectAddress: string,
): Promise<URL> =>
  client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
