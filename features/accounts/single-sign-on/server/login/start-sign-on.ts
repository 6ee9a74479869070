import { safeRedirect } from '#features/accounts/session/server';
import type { OpenCall, RedirectAnswer } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { systemScope } from '#platform/server/http/person';
import { hashToken, newToken } from '#platform/server/tokens';
import type { signOnLoginEndpoints } from '../../contract/index.ts';
import { openProvider, type Provider, ProviderProblem, reasonOf } from '../provider/open-provider.ts';
import { connectionOf } from '../settings/connection-of.ts';
import { loadConnection } from '../settings/connection-repository.ts';
import { problemPage, questionPage, redirectAddress } from './addresses.ts';
import { beginAttempt, loadCompany } from './attempt-repository.ts';
import { type Proofs, proofsOf, rememberBrowser } from './browser.ts';

/** The address to which a browser is sent to log in at the provider. */
const addressOfLogin = async (
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

type Call = OpenCall<(typeof signOnLoginEndpoints)['startSignOn']>;

/** Milliseconds for discovery. Our reads must be answered within five seconds. */
const timeout = 4000;

/** Whether a link on another site would change who is logged in. The person is asked first, because a provider can log any
 * browser in as any person of its organization. */
const wouldReplace = async ({ request, wiring }: Call): Promise<boolean> => {
  if (request.header('sec-fetch-site') !== 'cross-site') return false;
  const token = request.cookie(sessionCookie);
  return token !== undefined && (await wiring.authenticate(token, undefined)) !== 'no-session';
};

export const startSignOn = async (call: Call): Promise<RedirectAnswer> => {
  const { params, query, wiring } = call;
  const { identity, withTenant } = wiring.database;
  const company = await loadCompany(identity, params.slug);
  if (!company) return problemPage('off');
  const { organization_id: organizationId, slug } = company;
  const redirect = safeRedirect(query.redirect);
  if (await wouldReplace(call)) return questionPage(slug, redirect);
  const row = await withTenant(systemScope(organizationId), loadConnection);
  if (!row) return problemPage('off');
  try {
    const provider = await openProvider(wiring, await connectionOf(identity, row), timeout);
    const browser = rememberBrowser(call);
    const state = newToken();
    const { issuer } = row;
    await beginAttempt(identity, {
      kind: 'sign-in',
      tokenHash: hashToken(state),
      browserHash: hashToken(browser),
      organizationId,
      issuer,
      redirect,
    });
    return {
      location: await addressOfLogin(
        provider,
        proofsOf(browser, state),
        redirectAddress(wiring.config, slug),
      ),
    };
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    wiring.log.warn({ reason: reasonOf(error), organizationId }, 'a provider of sign-ins is out of reach');
    return problemPage('unreachable', slug);
  }
};
