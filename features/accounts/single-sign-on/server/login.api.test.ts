import { generateSync } from 'otplib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presetFlags } from '#features/accounts/access/contract';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { twoFactorEndpoints } from '#features/accounts/two-factor/contract';
import { systemScope } from '#platform/server/http/person';
import { answerNames, type NameServer } from '../../../../tests/api/harness/answer-names.ts';
import {
  type Client,
  type Company,
  createClient,
  testPassword as password,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../tests/api/harness/person-body.ts';
import { type RunningProvider, runProvider } from '../../../../tests/api/harness/run-provider.ts';
import { runWork } from '../../../../tests/api/harness/run-work.ts';
import {
  arrive,
  connectProvider,
  leave,
  proveDomain,
  setRules,
  signOn,
} from '../../../../tests/api/harness/sign-on-bed.ts';
import { signOnLoginEndpoints, signOnPeopleEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let names: NameServer;
let provider: RunningProvider;
let admin: Client;

const redirectOf = (slug: string) => `http://localhost:3000/sso/${slug}/callback`;

beforeAll(async () => {
  names = await answerNames();
  provider = await runProvider([redirectOf('acme'), redirectOf('rival')]);
  app = await startApp({ DNS_SERVER: names.address, INSIDE_PROVIDERS: '1' });
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  const roles = await roleIds(admin);
  await connectProvider(admin, provider, { joins: true, default_role_id: roles.supervisor });
  expect((await proveDomain(admin, names, 'acme.test')).status).toBe(200);
});
afterAll(async () => {
  await app.close();
  provider.stop();
  names.stop();
});

const asOwner = async (text: string, values: unknown[] = []) => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

beforeEach(async () => {
  await asOwner('delete from throttles');
});

let count = 0;

/** Makes the provider answer with a person whom nobody knows here. */
const newcomer = (more: object = {}) => {
  count += 1;
  const email = `new${count}@acme.test`;
  provider.account = { sub: `sub-${count}`, email, email_verified: true, name: 'Nina de la Vega', ...more };
  return provider.account;
};

const problemOf = (location: string): string | null =>
  new URL(location, 'http://localhost').searchParams.get('problem');

const me = (client: Client) => client.call(sessionEndpoints.getSignedInUser);

const confirm = (client: Client, body: { password: string; code?: string }) =>
  client.call(signOnLoginEndpoints.confirmSignOn, { body });

/** Links an account of `seedCompany` to a new subject of the provider. */
const linkOf = async (who: string): Promise<Client> => {
  newcomer({ email: `${who}@acme.test` });
  const client = createClient(app);
  expect(await signOn(client, provider, 'acme')).toBe('/login/sso?confirm=1');
  expect((await confirm(client, { password })).status).toBe(200);
  return client;
};

describe('somebody new', () => {
  it('joins with the role of newcomers, and is known by the subject from then on', async () => {
    newcomer();
    const client = createClient(app);
    expect(await signOn(client, provider, 'acme', '/tasks?view=list')).toBe('/tasks?view=list');
    const { payload } = await me(client);
    expect(payload).toMatchObject({
      first_name: 'Nina',
      last_name: 'de la Vega',
      email: provider.account.email,
      must_change_password: false,
      organizations: [{ slug: 'acme' }],
    });
    expect((await client.call(sessionEndpoints.getSettings)).status).toBe(200);
    // A changed address at the provider does not change the account.
    provider.account = { ...provider.account, email: 'admin@acme.test' };
    const again = createClient(app);
    expect(await signOn(again, provider, 'acme')).toBe('/');
    expect((await me(again)).payload).toMatchObject({ id: payload.id, email: payload.email });
    const traces = await asOwner(
      `select action, note from audit_log where entity = 'user' and entity_id = $1 order by id`,
      [payload.id],
    );
    expect(traces).toEqual([
      { action: 'user.joined', note: 'single-sign-on' },
      { action: 'user.sign-on-linked', note: `${provider.issuer} ${payload.email}` },
      { action: 'session.login', note: 'single-sign-on' },
      { action: 'session.login', note: 'single-sign-on' },
    ]);
    const [session] = await asOwner('select remembered, organization_id from sessions order by id desc');
    expect(session).toEqual({ remembered: false, organization_id: acme.organizationId });
  });

  it('becomes one account from two tabs', async () => {
    newcomer();
    const client = createClient(app);
    const both = [
      await provider.logIn(await leave(client, 'acme')),
      await provider.logIn(await leave(client, 'acme')),
    ];
    const ends = await Promise.all(both.map((back) => arrive(client, back)));
    expect(ends.map(({ headers }) => headers.location)).toEqual(['/', '/']);
    const rows = await asOwner('select 1 from users where email = $1', [provider.account.email]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['unverified', { email_verified: false }],
    ['unverified', { email_verified: undefined }],
    ['unverified', { email_verified: 'no' }],
    ['no_email', { email: undefined }],
    ['no_email', { email: 'nonsense' }],
    ['other_domain', { email: 'nina@gmail.com' }],
    ['other_domain', { email: 'nina@acme.test.evil.test' }],
    ['other_domain', { email: 'nina@sub.acme.test' }],
  ])('is refused as %s with %j', async (problem, more) => {
    newcomer(more);
    const client = createClient(app);
    expect(problemOf(await signOn(client, provider, 'acme'))).toBe(problem);
    expect((await me(client)).status).toBe(401);
  });

  it('is refused where nobody joins by themselves', async () => {
    newcomer();
    await setRules(admin, { joins: false });
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).toBe('no_account');
    await setRules(admin, { joins: true });
  });

  it('gets no role that came to manage the company', async () => {
    newcomer();
    const setFlags = (flags: string[]) =>
      app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
        tenant.query({
          text: `update roles set flags = $1 where organization_id = $2 and key = 'supervisor'`,
          values: [flags, acme.organizationId],
        }),
      );
    const before = presetFlags('supervisor');
    await setFlags([...before, 'isAdmin']);
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).toBe('no_account');
    await setFlags(before);
  });

  it('who was invited is let in without another password, unless they would manage the company', async () => {
    const roles = await roleIds(admin);
    const invite = (email: string, role = 'supervisor') =>
      admin.call(peopleEndpoints.createPerson, {
        body: personBody(roles, { email, role_ids: [roles[role] ?? 0] }),
      });
    const { email = '' } = newcomer();
    const { payload } = await invite(email);
    expect(payload.status).toBe('invited');
    const client = createClient(app);
    expect(await signOn(client, provider, 'acme')).toBe('/');
    expect((await me(client)).payload.id).toBe(payload.id);
    const { email: chief = '' } = newcomer();
    await invite(chief, 'admin');
    expect(await signOn(createClient(app), provider, 'acme')).toBe('/login/sso?confirm=1');
  });
});

describe('an account that exists', () => {
  it('is linked by its owner alone: password, and code where one is asked for', async () => {
    newcomer({ email: 'manager@acme.test' });
    const client = createClient(app);
    expect(await signOn(client, provider, 'acme', '/tasks')).toBe('/login/sso?confirm=1');
    expect((await me(client)).status).toBe(401);
    const asked = await client.call(signOnLoginEndpoints.getSignOnConfirmation);
    expect(asked.payload).toEqual({ organization: expect.any(String), email: 'manager@acme.test' });
    expect((await confirm(client, { password: '' })).errors.password).toHaveLength(1);
    expect((await confirm(client, { password: 'wrong' })).errors.password).toHaveLength(1);
    expect((await confirm(createClient(app), { password })).code).toBe('sign_on_over');
    expect((await confirm(client, { password })).payload).toEqual({ needs_code: false, redirect: '/tasks' });
    expect((await me(client)).payload.email).toBe('manager@acme.test');
    const mails = (await runWork(app, 'mail')).map(({ data }) => data);
    expect(mails).toContainEqual(
      expect.objectContaining({ userId: acme.users.manager, news: 'provider-linked' }),
    );
    expect((await confirm(client, { password })).status).not.toBe(200);
    expect(await signOn(createClient(app), provider, 'acme')).toBe('/');
  });

  it('asks for the code of its owner, too', async () => {
    const own = await acme.signIn('viewer');
    const started = await own.call(twoFactorEndpoints.startAuthenticator, { body: { password } });
    const { secret } = started.payload;
    const codeAt = (now: number) => generateSync({ secret, epoch: Math.floor(now / 1000) });
    const now = Date.now();
    app.setNow(new Date(now));
    await own.call(twoFactorEndpoints.confirmAuthenticator, { body: { code: codeAt(now) } });
    app.setNow(new Date(now + 60_000));
    newcomer({ email: 'viewer@acme.test' });
    const client = createClient(app);
    expect(await signOn(client, provider, 'acme')).toBe('/login/sso?confirm=1');
    expect((await confirm(client, { password })).payload).toEqual({ needs_code: true });
    expect((await me(client)).status).toBe(401);
    expect((await confirm(client, { password, code: '000000' })).errors.code).toHaveLength(1);
    const right = await confirm(client, { password, code: codeAt(now + 60_000) });
    expect(right.payload).toEqual({ needs_code: false });
    expect((await me(client)).payload.email).toBe('viewer@acme.test');
    app.setNow(null);
  });

  it('slows who guesses its password', async () => {
    newcomer({ email: 'csr@acme.test' });
    const client = createClient(app);
    await signOn(client, provider, 'acme');
    const answers: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      answers.push((await confirm(client, { password: 'wrong' })).status);
    }
    expect(answers).toEqual([...Array(5).fill(422), 429]);
  });

  it('is not given to the next employee with the address', async () => {
    await linkOf('sales-rep');
    newcomer({ email: 'sales-rep@acme.test' });
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).toBe('linked_elsewhere');
    const unlink = (client: Client) =>
      client.call(signOnPeopleEndpoints.unlinkPerson, { params: { id: acme.users['sales-rep'] } });
    expect((await unlink(admin)).payload.link).toBeNull();
    expect(await signOn(createClient(app), provider, 'acme')).toBe('/login/sso?confirm=1');
  });

  it('opens nothing when it was deactivated or deleted', async () => {
    const client = await linkOf('scheduler');
    const id = acme.users.scheduler;
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id }, body: {} });
    expect((await me(client)).status).toBe(401);
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).toBe('not_active');
    await admin.call(peopleEndpoints.deletePerson, { params: { id }, body: {} });
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).toBe('not_active');
    newcomer({ email: 'scheduler@acme.test' });
    expect(problemOf(await signOn(createClient(app), provider, 'acme'))).not.toBeNull();
  });
});
