import { generateSync } from 'otplib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertMembership } from '#features/accounts/access/server';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { roleEndpoints } from '#features/administration/roles/contract';
import { giveRole } from '../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
  type Who,
} from '../../../../tests/api/harness/index.ts';
import { runWork } from '../../../../tests/api/harness/run-work.ts';
import { twoFactorEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;
let now = Date.now();

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

/** A code of a step that no test has used yet. `off` is how many steps it is away from the server's. */
const nextCode = (secret: string, off = 0): string => {
  now += 5 * 30_000;
  app.setNow(new Date(now));
  return generateSync({ secret, epoch: Math.floor(now / 1000) + off * 30 });
};

const password = testPassword;

const turnOn = async (who: Who) => {
  const client = await acme.signIn(who);
  const { payload } = await client.call(twoFactorEndpoints.startAuthenticator, { body: { password } });
  const confirmed = await client.call(twoFactorEndpoints.confirmAuthenticator, {
    body: { code: nextCode(payload.secret) },
  });
  expect(confirmed.status).toBe(200);
  return { client, secret: payload.secret, uri: payload.uri, codes: confirmed.payload.recovery_codes };
};

/** The browser in which each challenge was begun. */
const begun = new Map<string, Client>();

const enter = async (who: Who, client = createClient(app), more: object = {}) => {
  const body = { email: `${who}@acme.test`, password, ...more };
  const answer = await client.call(sessionEndpoints.login, { body });
  const challenge = answer.payload?.two_factor?.challenge_id;
  if (challenge) begun.set(challenge, client);
  return answer;
};

const challengeOf = async (who: Who, client?: Client, more?: object): Promise<string> =>
  (await enter(who, client, more)).payload.two_factor?.challenge_id ?? '';

const show = (
  challenge_id: string,
  code: string,
  client = begun.get(challenge_id) ?? createClient(app),
  remember_device = false,
) => client.call(twoFactorEndpoints.loginWithCode, { body: { challenge_id, code, remember_device } });

const asOwner = async (text: string, values: unknown[] = []) => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

const isSignedIn = async (client: Client): Promise<boolean> =>
  (await client.call(sessionEndpoints.getSignedInUser)).status === 200;

describe('setting up an authenticator', () => {
  it('asks for the password, and is in force only when a code has confirmed it', async () => {
    const client = await acme.signIn('manager');
    const start = (given: string) =>
      client.call(twoFactorEndpoints.startAuthenticator, { body: { password: given } });
    expect((await start('wrong')).errors.password).toHaveLength(1);
    expect((await start('')).errors.password).toHaveLength(1);
    const first = await start(password);
    const { payload } = await start(password);
    expect(new URL(payload.uri).searchParams.get('secret')).toBe(payload.secret);
    expect((await enter('manager')).payload.user).toBeDefined();
    const confirm = (code: string) =>
      client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code } });
    expect((await confirm(nextCode(first.payload.secret))).errors.code).toHaveLength(1);
    expect((await confirm('')).errors.code).toHaveLength(1);
    const done = await confirm(nextCode(payload.secret));
    expect(new Set(done.payload.recovery_codes).size).toBe(10);
    expect((await confirm(nextCode(payload.secret))).code).toBe('authenticator_in_force');
    expect((await start(password)).code).toBe('authenticator_in_force');
    const state = await client.call(twoFactorEndpoints.getTwoFactor);
    expect(state.payload).toMatchObject({ on_since: expect.any(String), recovery_codes_left: 10 });
  });

  it('needs a key first', async () => {
    const client = await acme.signIn('viewer');
    const confirm = client.call(twoFactorEndpoints.confirmAuthenticator, { body: { code: '123456' } });
    expect((await confirm).code).toBe('authenticator_missing');
    const body = { password, code: '123456' };
    expect((await client.call(twoFactorEndpoints.turnTwoFactorOff, { body })).code).toBe('two_factor_not_on');
  });

  it('ends the other sessions and gives this one another token', async () => {
    const other = await acme.signIn('scheduler');
    const { client } = await turnOn('scheduler');
    expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false]);
  });

  it('keeps neither key nor codes readable, and no row opens another person’s', async () => {
    const { secret, codes } = await turnOn('csr');
    const rows = await asOwner(
      `select encode(secret, 'escape') as text from authenticators
       union all select encode(code_hash, 'escape') from recovery_codes`,
    );
    const kept = JSON.stringify(rows);
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text.replace('-', ''));
    await asOwner(
      `update authenticators set secret = (select secret from authenticators where user_id = $1) where user_id = $2`,
      [acme.users.csr, acme.users.scheduler],
    );
    expect((await show(await challengeOf('scheduler'), nextCode(secret))).status).toBe(500);
  });
});

describe('signing in with a code', () => {
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    ({ secret, codes } = await turnOn('supervisor'));
  });
  beforeEach(async () => {
    await asOwner('delete from throttles');
  });

  it('opens no session before it, and starts one afterwards that remembers what was wanted', async () => {
    const client = createClient(app);
    const first = await enter('supervisor', client, { redirect: '/task/7', remember: true });
    expect(first.payload).toEqual({
      two_factor: {
        methods: ['totp', 'recovery-code'],
        challenge_id: expect.any(String),
        texts_off: false,
      },
    });
    expect(client.cookies.session).toBeUndefined();
    const answer = await show(first.payload.two_factor?.challenge_id ?? '', nextCode(secret), client);
    expect(answer.payload).toMatchObject({ user: { email: 'supervisor@acme.test' }, redirect: '/task/7' });
    expect(await isSignedIn(client)).toBe(true);
    const [session] = await asOwner('select remembered from sessions order by id desc limit 1');
    expect(session).toEqual({ remembered: true });
  });

  it('takes it in the browser that began alone, whoever knows the challenge and the code', async () => {
    const browser = createClient(app);
    const challenge = await challengeOf('supervisor', browser);
    const code = nextCode(secret);
    const other = createClient(app);
    await challengeOf('day-porter', other);
    for (const elsewhere of [createClient(app), other])
      expect((await show(challenge, code, elsewhere)).code).toBe('challenge_over');
    expect((await show(challenge, code, browser)).status).toBe(200);
    const [one, two] = [await challengeOf('supervisor', browser), await challengeOf('supervisor', browser)];
    for (const tab of [one, two]) expect((await show(tab, nextCode(secret), browser)).status).toBe(200);
  });

  it('never takes over the session that the browser has', async () => {
    const client = await acme.signIn('manager').catch(() => createClient(app));
    const planted = await acme.signIn('day-porter');
    Object.assign(client.cookies, planted.cookies);
    const before = client.cookies.session;
    expect((await show(await challengeOf('supervisor', client), nextCode(secret), client)).status).toBe(200);
    expect(client.cookies.session).not.toBe(before);
    expect(await isSignedIn(planted)).toBe(false);
  });

  it.each([
    [-1, 200],
    [0, 200],
    [1, 200],
    [-2, 422],
    [2, 422],
  ])('takes the code of a clock that is %i steps off: %i', async (off, status) => {
    expect((await show(await challengeOf('supervisor'), nextCode(secret, off))).status).toBe(status);
  });

  it('takes a code once, even by two at the same time, and none from before it', async () => {
    const earlier = nextCode(secret, -1);
    now -= 5 * 30_000;
    const code = nextCode(secret);
    const challenges = [await challengeOf('supervisor'), await challengeOf('supervisor')];
    const both = await Promise.all(challenges.map((challenge) => show(challenge, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await show(await challengeOf('supervisor'), earlier)).errors.code).toHaveLength(1);
  });

  it('takes a recovery code once, however it is written, and tells the person', async () => {
    const [code = '', second = ''] = codes;
    await runWork(app, 'mail');
    expect((await show(await challengeOf('supervisor'), ` ${code.toLowerCase()} `)).status).toBe(200);
    expect((await show(await challengeOf('supervisor'), code)).errors.code).toHaveLength(1);
    expect((await show(await challengeOf('supervisor'), second.replace('-', ''))).status).toBe(200);
    const mails = (await runWork(app, 'mail')).filter(({ data }) => data.kind === 'sign-in-changed');
    expect(mails.map(({ data }) => data)).toMatchObject([{ news: 'code-spent' }, { news: 'code-spent' }]);
  });

  it('is void after five wrong codes', async () => {
    const challenge = await challengeOf('supervisor');
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await show(challenge, '000000')).errors.code).toHaveLength(1);
    }
    expect((await show(challenge, '000000')).code).toBe('challenge_over');
    expect((await show(challenge, nextCode(secret))).code).toBe('challenge_over');
    expect((await show(await challengeOf('supervisor'), nextCode(secret))).status).toBe(200);
  });

  it('is void when its time has passed, was used, or never was', async () => {
    const late = await challengeOf('supervisor');
    await asOwner(`update login_challenges set expires_at = now() - interval '1 second'`);
    expect((await show(late, nextCode(secret))).code).toBe('challenge_over');
    const used = await challengeOf('supervisor');
    expect((await show(used, nextCode(secret))).status).toBe(200);
    expect((await show(used, nextCode(secret))).code).toBe('challenge_over');
    expect((await show('x'.repeat(43), nextCode(secret))).code).toBe('challenge_over');
    expect(Object.keys((await show('short', '')).errors).sort()).toEqual(['challenge_id', 'code']);
  });

  it('asks for the code of the person who entered the password', async () => {
    const other = await turnOn('area-manager');
    expect((await show(await challengeOf('area-manager'), nextCode(secret))).errors.code).toHaveLength(1);
    expect((await show(await challengeOf('area-manager'), nextCode(other.secret))).status).toBe(200);
  });

  it('slows whoever has the password and keeps asking for new challenges', async () => {
    const { secret: own } = await turnOn('sales-rep');
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      answers.push((await show(await challengeOf('sales-rep'), '000000')).status);
    }
    expect(answers).toEqual([...Array(10).fill(422), 429]);
    expect((await show(await challengeOf('sales-rep'), nextCode(own))).status).toBe(429);
  });
});

describe('a trusted device', () => {
  it('is not asked for a code by its own person, until devices are forgotten', async () => {
    const { client: own, secret } = await turnOn('day-porter');
    const device = createClient(app);
    const trust = async () => show(await challengeOf('day-porter', device), nextCode(secret), device, true);
    expect((await trust()).status).toBe(200);
    expect((await enter('day-porter', device)).payload.user).toBeDefined();
    expect((await enter('supervisor', device)).payload.two_factor).toBeDefined();
    expect((await enter('day-porter')).payload.two_factor).toBeDefined();
    expect((await own.call(twoFactorEndpoints.getTwoFactor)).payload.trusted_devices).toBe(1);
    expect((await own.call(twoFactorEndpoints.forgetDevices)).status).toBe(200);
    expect((await enter('day-porter', device)).payload.two_factor).toBeDefined();
    await trust();
    await asOwner(`update trusted_devices set expires_at = now() - interval '1 second'`);
    expect((await enter('day-porter', device)).payload.two_factor).toBeDefined();
    await trust();
    expect((await enter('day-porter', device)).payload.user).toBeDefined();
    const next = 'another-long-password-9';
    const body = { current_password: password, password: next, password_confirmation: next };
    expect((await device.call(sessionEndpoints.updatePassword, { body })).status).toBe(200);
    const again = await device.call(sessionEndpoints.login, {
      body: { email: 'day-porter@acme.test', password: next },
    });
    expect(again.payload.two_factor).toBeDefined();
  });
});

describe('changing it', () => {
  it('asks for password and code, and tells the person and the company', async () => {
    const { client, secret, codes } = await turnOn('nobody');
    const renew = (given: string, code: string) =>
      client.call(twoFactorEndpoints.renewRecoveryCodes, { body: { password: given, code } });
    expect((await renew('wrong', nextCode(secret))).errors.password).toHaveLength(1);
    expect((await renew(password, '000000')).errors.code).toHaveLength(1);
    const fresh = await renew(password, nextCode(secret));
    expect(fresh.payload.recovery_codes).toHaveLength(10);
    expect((await show(await challengeOf('nobody'), codes[0] ?? '')).status).toBe(422);
    const off = (code: string) =>
      client.call(twoFactorEndpoints.turnTwoFactorOff, { body: { password, code } });
    expect((await off('000000')).errors.code).toHaveLength(1);
    expect((await off(fresh.payload.recovery_codes[0] ?? '')).status).toBe(200);
    expect((await enter('nobody')).payload.user).toBeDefined();
    const mails = (await runWork(app, 'mail')).map(({ data }) => data as { userId?: number; news?: string });
    const news = mails.flatMap((mail) => (mail.userId === acme.users.nobody && mail.news ? [mail.news] : []));
    expect(news).toEqual(['on', 'codes-renewed', 'off']);
    const traces = await app.database.withTenant(
      { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
      (tenant) =>
        tenant.query({
          row: z.object({ action: z.string() }),
          text: `select action from audit_log where entity = 'user' and entity_id = $1 and action like 'user.%'
            order by id`,
          values: [acme.users.nobody],
        }),
    );
    expect(traces.map(({ action }) => action)).toEqual([
      'user.two-factor-on',
      'user.recovery-codes-renewed',
      'user.two-factor-off',
    ]);
  });
});

describe('an administrator', () => {
  const reset = (client: Client, id: number) =>
    client.call(twoFactorEndpoints.resetTwoFactor, { params: { id } });

  it('lets a person in again who works for this company alone', async () => {
    const admin = await acme.signIn('admin');
    const { client } = await turnOn('viewer');
    const id = acme.users.viewer;
    expect((await reset(client, acme.users.manager)).status).toBe(403);
    expect((await reset(admin, 999_999)).status).toBe(404);
    expect((await reset(admin, acme.users.admin)).code).toBe('two_factor_own');
    const other = await seedCompany(app, 'other');
    expect((await reset(await other.signIn('admin'), id)).status).toBe(404);
    const scope = { organizationId: other.organizationId, userId: null, seesAllJobs: true, isViewer: false };
    await app.database.withTenant(scope, (tenant) =>
      insertMembership(tenant, { user_id: id, email: 'v@other.test', first_name: 'Vi', last_name: 'Ew' }),
    );
    expect((await reset(admin, id)).code).toBe('two_factor_elsewhere');
    await app.database.withTenant(scope, (tenant) =>
      tenant.query({
        text: 'update memberships set deleted_at = now() where organization_id = $1 and user_id = $2',
        values: [other.organizationId, id],
      }),
    );
    expect((await reset(admin, id)).status).toBe(200);
    expect((await enter('viewer')).payload.user).toBeDefined();
    expect((await reset(admin, id)).code).toBe('two_factor_not_on');
    expect(await isSignedIn(client), 'whoever found the phone is out').toBe(false);
  });

  it('does not reach a person who has more rights', async () => {
    const admin = await acme.signIn('admin');
    const fields = { name: 'Office', description: '', flags: ['admin.canEditUser' as const] };
    const { payload: office } = await admin.call(roleEndpoints.createRole, { body: fields });
    await giveRole(app, acme, acme.users.nobody, office.id);
    const clerk = await acme.signIn('nobody');
    expect((await reset(clerk, acme.users.manager)).code).toBe('factors_beyond_own');
  });
});
