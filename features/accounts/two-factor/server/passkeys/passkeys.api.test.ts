import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
} from '../../../../../tests/api/harness/index.ts';
import { runWork } from '../../../../../tests/api/harness/run-work.ts';
import { createAuthenticator } from '../../../../../tests/api/harness/software-authenticator.ts';
import { passkeyEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;

const site = { origin: 'https://cora.test', rpId: 'cora.test' };

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: site.origin });
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const password = testPassword;

const challengeIn = ({ options }: { options: Record<string, unknown> }): string => String(options.challenge);

const startAdding = async (client: Client): Promise<string> =>
  challengeIn((await client.call(passkeyEndpoints.startPasskey, { body: { password } })).payload);

const add = async (client: Client, device = createAuthenticator(site), name = 'Phone') => {
  const response = device.register(await startAdding(client));
  const answer = await client.call(passkeyEndpoints.addPasskey, { body: { name, response } });
  return { device, answer };
};

/** The browser that began a login last. */
let begun: Client;

const startLogin = async (client = createClient(app)): Promise<string> => {
  begun = client;
  return challengeIn((await client.call(passkeyEndpoints.startPasskeyLogin)).payload);
};

const show = (
  response: ReturnType<ReturnType<typeof createAuthenticator>['sign']>,
  client = begun,
  more: object = {},
) => client.call(passkeyEndpoints.loginWithPasskey, { body: { response, ...more } });

const listOf = async (client: Client) => (await client.call(passkeyEndpoints.listPasskeys)).payload.passkeys;

const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.call(sessionEndpoints.getSignedInUser)).status === 200;

describe('adding a passkey', () => {
  it('asks for the password, ends other sessions, and tells the person', async () => {
    const other = await acme.signIn('manager');
    const client = await acme.signIn('manager');
    const wrong = await client.call(passkeyEndpoints.startPasskey, { body: { password: 'wrong' } });
    expect(wrong.errors.password).toHaveLength(1);
    expect((await add(client)).answer.status).toBe(200);
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
    expect(await listOf(client)).toMatchObject([{ name: 'Phone', last_used_at: null }]);
    const mails = (await runWork(app, 'mail')).map(({ data }) => data);
    expect(mails).toContainEqual(
      expect.objectContaining({ userId: acme.users.manager, news: 'passkey-added' }),
    );
  });

  it('takes a challenge once, and only from the person who asked for it', async () => {
    const client = await acme.signIn('csr');
    const challenge = await startAdding(await acme.signIn('viewer'));
    const send = (response: ReturnType<ReturnType<typeof createAuthenticator>['register']>) =>
      client.call(passkeyEndpoints.addPasskey, { body: { name: 'Key', response } });
    expect((await send(createAuthenticator(site).register(challenge))).code).toBe('passkey_refused');
    const device = createAuthenticator(site);
    const response = device.register(await startAdding(client));
    expect((await send(response)).status).toBe(200);
    expect((await send(response)).code).toBe('passkey_refused');
    expect((await add(client, device)).answer.code).toBe('passkey_known');
    const elsewhere = createAuthenticator({ origin: 'https://evil.test', rpId: 'evil.test' });
    expect((await add(client, elsewhere)).answer.code).toBe('passkey_refused');
    expect((await add(client, undefined, '<b>')).answer.errors.name).toHaveLength(1);
    expect(await listOf(client)).toHaveLength(1);
  });

  it('has an end', async () => {
    const client = await acme.signIn('sales-rep');
    for (let n = 0; n < 20; n += 1) expect((await add(client)).answer.status).toBe(200);
    expect((await add(client)).answer.code).toBe('passkeys_most');
  });
});

describe('signing in with a passkey', () => {
  it('needs no password, and starts a session of its own', async () => {
    const { device } = await add(await acme.signIn('supervisor'));
    const browser = await acme.signIn('day-porter');
    const before = { ...browser.cookies };
    const answer = await show(device.sign(await startLogin(browser)), browser, { redirect: '//evil.test' });
    expect(answer.payload.user.email).toBe('supervisor@acme.test');
    expect(answer.payload.redirect).toBeUndefined();
    expect(browser.cookies['__Host-session']).not.toBe(before['__Host-session']);
    const planted = createClient(app);
    Object.assign(planted.cookies, before);
    expect([await isSignedIn(browser), await isSignedIn(planted)]).toEqual([true, false]);
    expect((await listOf(browser))[0]?.last_used_at).toEqual(expect.any(String));
  });

  it('refuses a replay, another site, an unknown key, a copy, and one that did not ask for its person', async () => {
    const { device } = await add(await acme.signIn('scheduler'));
    const response = device.sign(await startLogin());
    expect((await show(response)).status).toBe(200);
    expect((await show(response)).code).toBe('passkey_refused');
    expect((await show(device.sign('never-given'))).code).toBe('passkey_refused');
    expect((await show(createAuthenticator(site).sign(await startLogin()))).code).toBe('passkey_refused');
    const taken = device.sign(await startLogin());
    expect((await show(taken, createClient(app))).code).toBe('passkey_refused');
    expect((await show(device.sign(await startLogin(), { unverified: true }))).code).toBe('passkey_refused');
    const registration = await startAdding(await acme.signIn('scheduler'));
    expect((await show(device.sign(registration))).code).toBe('passkey_refused');
    device.countFrom(0);
    expect((await show(device.sign(await startLogin()))).code).toBe('passkey_refused');
  });
});

describe('an own passkey', () => {
  it('is renamed, and removed with the password, by its person only', async () => {
    const client = await acme.signIn('area-manager');
    const other = await acme.signIn('nobody');
    const { device } = await add(client);
    const [{ id } = { id: 0 }] = await listOf(client);
    const rename = (who: Client, name: string) =>
      who.call(passkeyEndpoints.renamePasskey, { params: { id }, body: { name } });
    expect((await rename(client, '')).errors.name).toHaveLength(1);
    expect((await rename(other, 'Mine')).status).toBe(404);
    expect((await rename(client, 'Office key')).status).toBe(200);
    expect(await listOf(client)).toMatchObject([{ name: 'Office key' }]);
    const remove = (who: Client, given: string) =>
      who.call(passkeyEndpoints.removePasskey, { params: { id }, body: { password: given } });
    expect((await remove(client, 'wrong')).errors.password).toHaveLength(1);
    expect((await remove(other, password)).status).toBe(404);
    expect((await remove(client, password)).status).toBe(200);
    expect((await show(device.sign(await startLogin()))).code).toBe('passkey_refused');
  });
});

describe('a site without a name', () => {
  it('says why it offers none', async () => {
    const bare = await startApp({ PUBLIC_URL: 'http://192.168.1.20:3000' });
    try {
      const company = await seedCompany(bare, 'bare');
      const client = await company.signIn('admin');
      const { payload } = await client.call(passkeyEndpoints.listPasskeys);
      expect(payload).toEqual({ passkeys: [], refused: 'ip-address' });
      const answers = [
        await client.call(passkeyEndpoints.startPasskey, { body: { password } }),
        await client.call(passkeyEndpoints.startPasskeyLogin),
      ];
      expect(answers.map(({ code }) => code)).toEqual(['passkeys_unavailable', 'passkeys_unavailable']);
    } finally {
      await bare.close();
    }
  });
});
