import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type Account = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type RunningProvider = {
  issuer: string;
  client: { client_id: string; client_secret: string };
  /** The account that logs in from now on. */
  account: Account;
  /** Logs the account in at the address that a person was sent to. Returns the address that the person is sent back to. */
  logIn: (address: string) => Promise<URL>;
  stop: () => void;
};

const client = { client_id: 'cora', client_secret: 'a-secret-of-the-provider' };

const cookieHeader = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Follows the provider's own redirects with a browser's cookies, up to the first address that is not its own. */
const follow = async (issuer: string, address: string): Promise<URL> => {
  const jar = new Map<string, string>();
  let url = new URL(address);
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: cookieHeader(jar) } });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    url = new URL(location, url);
    if (url.origin !== issuer) return url;
  }
  throw new Error('the provider did not send anybody back');
};

/** A real provider of OpenID Connect on this machine. It asks nobody anything: `account` is logged in. */
export const runProvider = async (redirects: readonly string[]): Promise<RunningProvider> => {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const running: RunningProvider = {
    issuer,
    client,
    account: { sub: 'nobody' },
    logIn: (address) => follow(issuer, address),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const accounts = new Map<string, Account>();
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: redirects, token_endpoint_auth_method: 'client_secret_post' }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'one' }] },
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    interactions: { url: () => '/log-in' },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => accounts.get(sub) ?? { sub },
    }),
    loadExistingGrant: async ({ oidc }: { oidc: Record<string, never> }) => {
      const { client: asking, session } = oidc as unknown as {
        client: { clientId: string };
        session: { accountId: string };
      };
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/log-in')) return answer(request, response);
    accounts.set(running.account.sub, running.account);
    const login = { accountId: running.account.sub };
    void provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  });
  return running;
};
