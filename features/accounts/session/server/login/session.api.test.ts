import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { flags } from '#platform/contract/flags';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
} from '../../../../../tests/api/harness/index.ts';
import { sessionEndpoints } from '../../contract/index.ts';
import { createOrganizationLink } from '../index.ts';
import { sendResetMail } from '../password/send-reset-mail.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const login = (email: string, password: string, more: object = {}, client = createClient(app)) =>
  client.call(sessionEndpoints.login, { body: { email, password, ...more } });

describe('login', () => {
  it('answers the person with the organization and a redirect on this site only', async () => {
    const answer = await login('manager@acme.test', testPassword, { redirect: '/task/7?x=1' });
    expect(answer.payload.user?.default_organization.slug).toBe('acme');
    expect(answer.payload.redirect).toBe('/task/7?x=1');
    for (const redirect of ['//evil.test', 'https://evil.test', '/\\evil.test', '/login', 'x']) {
      const other = await login('manager@acme.test', testPassword, { redirect });
      expect(other.payload.redirect).toBeUndefined();
    }
  });

  it('says the same of unknown people, wrong passwords and people who left', async () => {
    const texts = await Promise.all([
      login('nobody-knows@acme.test', 'x'),
      login('csr@acme.test', 'wrong-password'),
    ]);
    expect(new Set(texts.map((answer) => answer.text)).size).toBe(1);
    expect(texts[0]?.status).toBe(422);
  });

  it('answers a megabyte of unknown fields with a short list and their count', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`field${at}`, 1]));
    const answer = await createClient(app).raw('POST', '/api/v1/login', unknown);
    expect([answer.status, answer.text.length < 10_000]).toEqual([422, true]);
    expect(answer.errors['']).toEqual(['Other unknown fields: 59980.']);
  });

  it('rotates the session of the browser', async () => {
    const client = createClient(app);
    await login('manager@acme.test', testPassword, {}, client);
    const first = client.cookies.session;
    await login('manager@acme.test', testPassword, {}, client);
    const old = createClient(app);
    old.cookies.session = first ?? '';
    expect((await old.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
    expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
  });
});

describe('settings', () => {
  it('answers every flag of the product, grouped', async () => {
    const { payload } = await admin.call(sessionEndpoints.getSettings);
    const settings = payload as unknown as Record<string, unknown>;
    for (const flag of flags) {
      const [group, name] = flag.split('.');
      const value = name ? (settings[group ?? ''] as Record<string, unknown>)[name] : settings[flag];
      expect(typeof value, flag).toBe('boolean');
    }
    expect(settings.isAdmin).toBe(true);
    const nobody = await (await acme.signIn('nobody')).call(sessionEndpoints.getSettings);
    expect(nobody.text).not.toMatch(/":true/);
  });
});

describe('forgery', () => {
  it('is refused without the token, with a foreign one, and from another site', async () => {
    const body = { locale: 'es' };
    const url = '/api/v1/user/locale';
    expect((await admin.raw('PUT', url, body)).status).toBe(200);
    expect((await admin.raw('PUT', url, body, { 'x-xsrf-token': '' })).status).toBe(403);
    const other = await acme.signIn('manager');
    const foreign = { 'x-xsrf-token': other.cookies['XSRF-TOKEN'] ?? '' };
    expect((await admin.raw('PUT', url, body, foreign)).status).toBe(403);
    expect((await admin.raw('PUT', url, body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a planted cookie', () => {
  it('keeps nobody from signing in when nobody has its session', async () => {
    for (const session of ['planted', 'x'.repeat(3000), '']) {
      const client = createClient(app);
      client.cookies.session = session;
      expect((await login('manager@acme.test', testPassword, {}, client)).status).toBe(200);
      expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
    }
  });

  it('of a session that is in use needs its pair, at every call', async () => {
    const client = createClient(app);
    client.cookies.session = (await acme.signIn('manager')).cookies.session ?? '';
    expect((await login('manager@acme.test', testPassword, {}, client)).code).toBe('csrf');
    expect((await client.call(sessionEndpoints.logout, { body: {} })).code).toBe('csrf');
  });
});

describe('profile', () => {
  it('saves, refuses what is wrong, and refuses a stale save', async () => {
    const client = await acme.signIn('scheduler');
    const { payload: me } = await client.call(sessionEndpoints.getSignedInUser);
    const body = {
      first_name: 'Nia',
      last_name: 'Plan',
      title: 'Planner',
      phone: '(303) 555-0177',
      locale: 'es' as const,
      shortcuts: false,
      updated_at: me.updated_at,
    };
    const saved = await client.call(sessionEndpoints.updateProfile, { body });
    expect(saved.payload).toMatchObject({
      name: 'Nia Plan',
      phone: '3035550177',
      locale: 'es',
      shortcuts: false,
    });
    expect((await client.call(sessionEndpoints.updateProfile, { body })).code).toBe('stale');
    const wrong = await client.call(sessionEndpoints.updateProfile, {
      body: { ...body, first_name: '<b>', phone: '123' },
    });
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['first_name', 'phone']);
  });

  it('changes the password, which ends the other sessions', async () => {
    const [one, two] = await Promise.all([acme.signIn('area-manager'), acme.signIn('area-manager')]);
    const next = 'another-long-password-9';
    const change = (current_password: string, password: string, password_confirmation = password) =>
      one.call(sessionEndpoints.updatePassword, {
        body: { current_password, password, password_confirmation },
      });
    expect((await change('wrong', next)).errors.current_password).toHaveLength(1);
    expect((await change(testPassword, 'short')).errors.password).toHaveLength(1);
    expect((await change(testPassword, 'password123')).errors.password).toHaveLength(1);
    expect((await change(testPassword, next, 'different')).errors.password_confirmation).toHaveLength(1);
    const copied = createClient(app);
    Object.assign(copied.cookies, one.cookies);
    expect((await change(testPassword, next)).status).toBe(200);
    expect((await one.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
    expect((await one.call(sessionEndpoints.endSessions, {})).status).toBe(200);
    expect((await copied.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
    expect((await two.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
  });

  it('lists sessions and ends them', async () => {
    const [here, there] = await Promise.all([acme.signIn('day-porter'), acme.signIn('day-porter')]);
    const sessions = (await here.call(sessionEndpoints.listSessions)).payload;
    expect(sessions.filter((session) => session.current)).toHaveLength(1);
    expect((await here.call(sessionEndpoints.endSessions, {})).payload.ended).toBeGreaterThan(0);
    expect((await there.call(sessionEndpoints.listSessions)).status).toBe(401);
    const out = await here.call(sessionEndpoints.logout, { body: {} });
    expect([out.status, out.headers['clear-site-data']]).toEqual([200, '"cache"']);
    expect((await here.call(sessionEndpoints.listSessions)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  const linkOf = async (email: string): Promise<URLSearchParams> => {
    await mkdir(join(app.dataDir, 'mail'), { recursive: true });
    await sendResetMail(app.wiring, { id: crypto.randomUUID(), email });
    const names = await readdir(join(app.dataDir, 'mail'));
    const mails = await Promise.all(names.map((name) => readFile(join(app.dataDir, 'mail', name), 'utf8')));
    const plain = mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')).join('\n');
    const links = [...plain.matchAll(/password\/reset\?(\S+)/g)].map((match) => match[1] ?? '');
    return new URLSearchParams((links.at(-1) ?? '').replaceAll('&amp;', '&').replace(/".*$/, ''));
  };

  it('gets the same answer whether the address is known or not', async () => {
    const client = createClient(app);
    const ask = (email: string) => client.call(sessionEndpoints.sendResetLink, { body: { email } });
    const [known, unknown] = await Promise.all([ask('csr@acme.test'), ask('stranger@acme.test')]);
    expect(known.text).toBe(unknown.text);
    expect((await ask('no address')).errors.email).toHaveLength(1);
  });

  it('is set anew with the mailed link, once', async () => {
    const session = await acme.signIn('supervisor');
    const query = await linkOf('supervisor@acme.test');
    const client = createClient(app);
    const reset = (password: string, email = 'supervisor@acme.test') =>
      client.call(sessionEndpoints.resetPassword, {
        body: {
          token: query.get('token') ?? '',
          email,
          password,
          password_confirmation: password,
        },
      });
    expect((await reset('supervisor@acme.test')).errors.password).toHaveLength(1);
    expect((await reset('a-brand-new-password', 'supervisr@acme.test')).code).toBe('link_used');
    expect((await reset('a-brand-new-password')).status).toBe(200);
    expect((await reset('a-brand-new-password')).code).toBe('link_used');
    expect((await session.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
    expect((await login('supervisor@acme.test', 'a-brand-new-password')).status).toBe(200);
  });
});

describe('a password that somebody else gave', () => {
  it('opens nothing but the way to an own one', async () => {
    const client = await acme.signIn('sales-rep');
    const owner = new pg.Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query('update users set must_change_password = true where id = $1', [
      acme.users['sales-rep'],
    ]);
    await owner.end();
    const refused = await client.call(sessionEndpoints.listSessions);
    expect([refused.status, refused.code]).toEqual([403, 'own_password_first']);
    expect((await client.raw('GET', '/api/v1/core/tasks')).code).toBe('own_password_first');
    for (const endpoint of [sessionEndpoints.getSignedInUser, sessionEndpoints.getSettings]) {
      expect((await client.call(endpoint)).status).toBe(200);
    }
    const password = 'a-password-of-ones-own';
    const body = { current_password: testPassword, password, password_confirmation: password };
    expect((await client.call(sessionEndpoints.updatePassword, { body })).status).toBe(200);
    expect((await client.call(sessionEndpoints.listSessions)).status).toBe(200);
  });
});

describe('an old session', () => {
  const ask = async (age: string, remember: boolean) => {
    const client = createClient(app);
    await login('manager@acme.test', testPassword, { remember }, client);
    const owner = new pg.Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query(
      `update sessions set created_at = now() - $1::interval, last_seen_at = now() - interval '5 minutes'
       where id = (select max(id) from sessions)`,
      [age],
    );
    const answer = await client.call(sessionEndpoints.getSignedInUser);
    const { rows } = await owner.query(
      `select extract(epoch from expires_at - now()) / 3600 as hours from sessions order by id desc limit 1`,
    );
    await owner.end();
    return [answer.status, Math.round(Number(rows[0]?.hours))];
  };

  it('ends after seven days however often it is used, unless it is remembered', async () => {
    expect(await ask('1 day', false)).toEqual([200, 12]);
    expect(await ask('6 days 20 hours', false)).toEqual([200, 4]);
    expect((await ask('7 days 1 minute', false))[0]).toBe(401);
    expect(await ask('8 days', true)).toEqual([200, 720]);
  });
});

describe('the trace of a login', () => {
  it('has its sign-ins and sign-outs, and passwords changed by a mailed link', async () => {
    const rows = await app.database.withTenant(
      { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
      (tenant) =>
        tenant.query({
          row: z.object({ action: z.string() }),
          text: `select distinct action from audit_log where entity = 'user' and entity_id = actor_user_id`,
        }),
    );
    const actions = rows.map(({ action }) => action);
    for (const action of ['login', 'logout', 'ended']) expect(actions).toContain(`session.${action}`);
    for (const action of ['changed', 'reset']) expect(actions).toContain(`user.password-${action}`);
  });
});

describe('a call that names its person', () => {
  const named = (id: number | string) => ({ headers: { 'x-user-id': String(id) } });

  it('is refused in the session of another one, whatever the organization', async () => {
    const client = await acme.signIn('csr');
    const ask = (who: number | string) => client.call(sessionEndpoints.getSignedInUser, named(who));
    expect((await ask(acme.users.csr)).status).toBe(200);
    for (const other of [acme.users.admin, 'nonsense']) {
      const answer = await ask(other);
      expect([answer.status, answer.code]).toEqual([401, 'other_user']);
    }
    const elsewhere = await client.call(sessionEndpoints.getSignedInUser, {
      headers: { ...named(acme.users.admin).headers, 'x-organization-id': '999999' },
    });
    expect(elsewhere.code).toBe('other_user');
    expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
  });

  it('signs nobody out but that person', async () => {
    const client = await acme.signIn('csr');
    const signOut = (who: number | string, everywhere = false) =>
      client.call(sessionEndpoints.logout, { body: { everywhere }, ...named(who) });
    for (const other of [acme.users.admin, 'nonsense']) {
      const answer = await signOut(other, other === 'nonsense');
      expect([answer.status, answer.code]).toEqual([401, 'other_user']);
      expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(200);
    }
    expect((await signOut(acme.users.csr)).status).toBe(200);
    expect((await client.call(sessionEndpoints.getSignedInUser)).status).toBe(401);
    expect((await signOut(acme.users.admin)).status).toBe(200);
  });
});

describe('sign-up', () => {
  it('creates an organization with its admin, once per link, and takes no taken slug or address', async () => {
    const link = await createOrganizationLink(app.database.identity, 'http://x', new Date());
    const token = new URL(link).searchParams.get('token') ?? '';
    const client = createClient(app);
    expect((await client.call(sessionEndpoints.getSignup, { query: { token } })).payload.kind).toBe(
      'organization',
    );
    const body = {
      token,
      organization_name: 'Fresh Start',
      slug: 'acme',
      time_zone: 'America/Chicago',
      first_name: 'Fay',
      last_name: 'Start',
      email: 'fay@fresh.test',
      password: 'fresh-start-password',
      password_confirmation: 'fresh-start-password',
    };
    const signup = (more: object) => client.call(sessionEndpoints.signup, { body: { ...body, ...more } });
    expect((await signup({})).errors.slug).toHaveLength(1);
    expect((await signup({ slug: 'admin' })).errors.slug).toHaveLength(1);
    expect((await signup({ slug: 'fresh', email: 'admin@acme.test' })).errors.email).toHaveLength(1);
    expect((await signup({ slug: 'fresh', time_zone: 'Mars/Base' })).errors.time_zone).toHaveLength(1);
    const made = await signup({ slug: 'fresh' });
    expect(made.payload.user).toMatchObject({ admin: true, default_organization: { slug: 'fresh' } });
    expect((await signup({ slug: 'fresh-2' })).code).toBe('link_used');
    const settings = await client.call(sessionEndpoints.getSettings);
    expect(settings.status).toBe(200);
  });
});
