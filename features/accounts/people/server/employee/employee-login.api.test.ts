import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { openSmsSink, type SmsSink } from '#platform/server/testing/sms-sink';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { peopleEndpoints } from '../../contract/index.ts';

let app: TestApp;
let sink: SmsSink;
let acme: Company;
let admin: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  sink = await openSmsSink();
  ({ app, acme } = await startWithCompanies({ SMS_URL: sink.url }));
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(async () => {
  await asOwner(app, 'delete from throttles');
});

const given = 'a-given-password-7';
const own = 'an-own-password-8';
let count = 0;

/** Creates a person without an address, with a password. */
const register = async (more: object = {}) => {
  count += 1;
  const code = `Night-${count}`;
  const phone = `30355501${String(count).padStart(2, '0')}`;
  const body = personBody(roles, { email: null, employee_code: code, phone, ...more });
  const answer = await admin.call(peopleEndpoints.createPerson, {
    body: { ...body, temporary_password: given },
  });
  return { answer, id: answer.payload?.id, code, phone };
};

const enter = (employee_code: string, password: string, more: object = {}, client = createClient(app)) =>
  client.call(sessionEndpoints.loginWithoutEmail, {
    body: { organization: 'acme', employee_code, password, ...more },
  });

const choose = (client: Client) =>
  client.call(sessionEndpoints.updatePassword, { body: { password: own, password_confirmation: own } });

const linkIn = (text = ''): URLSearchParams => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams;

describe('a login without an address', () => {
  it('opens with the codes in any case, and asks for an own password first', async () => {
    const { code } = await register();
    const client = createClient(app);
    const first = await enter(code.toUpperCase(), given, { organization: ' ACME ' }, client);
    expect(first.payload.user).toMatchObject({
      email: null,
      employee_code: code,
      name: 'Nina Vega',
      must_change_password: true,
    });
    expect((await choose(client)).status).toBe(200);
    expect((await client.call(sessionEndpoints.getSettings)).payload).toMatchObject({ text_messages: true });
    expect((await enter(code, own)).status).toBe(200);
    expect((await enter(code, given)).status).toBe(422);
  });

  it('tells neither organization, code nor password apart', async () => {
    const { code } = await register();
    const wrong = await Promise.all([
      enter(code, 'guess'),
      enter('nobody', given),
      enter(code, given, { organization: 'rival' }),
      enter(code, given, { organization: 'no-such-company' }),
      enter('', given, { employee_code: 'admin@acme.test' }),
    ]);
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(1);
    expect(wrong[0]).toMatchObject({ status: 422, code: 'wrong_credentials' });
    const blank = await enter('', '', { organization: '' });
    expect(Object.keys(blank.errors).sort()).toEqual(['employee_code', 'organization', 'password']);
  });

  it('is slowed like any other, whatever the case of the code', async () => {
    const { code } = await register();
    for (let n = 0; n < 5; n += 1) expect((await enter(code, 'guess')).status).toBe(422);
    expect((await enter(code.toUpperCase(), given)).status).toBe(429);
    // The database treats this letter as an i too.
    expect((await enter(code.replace('i', '\u0130'), given)).status).toBe(429);
  });

  it('does not open with the code once there is an address, which nobody has proven', async () => {
    const { id = 0, code } = await register();
    const { payload } = await admin.call(peopleEndpoints.getPerson, { params: { id } });
    const body = { ...personBody(roles), employee_code: code, updated_at: payload.updated_at };
    const saved = await admin.call(peopleEndpoints.updatePerson, { params: { id }, body });
    expect(saved.payload.email).toBe(body.email);
    expect((await enter(code, given)).status).toBe(422);
    const client = createClient(app);
    const answer = await client.call(sessionEndpoints.login, {
      body: { email: body.email, password: given },
    });
    expect(answer.payload.user?.email).toBe(body.email);
    const [row] = await asOwner(app, `select address_proven_at from users where id = ${id}`);
    expect(row).toEqual({ address_proven_at: null });
  });

  it('changes its phone at the office alone: links go there', async () => {
    const { code, phone } = await register();
    const client = createClient(app, acme.organizationId);
    await enter(code, given, {}, client);
    await choose(client);
    const { payload } = await client.call(sessionEndpoints.getSignedInUser);
    const { first_name, last_name, title, locale, shortcuts, updated_at } = payload;
    const body = { first_name, last_name, title, locale, shortcuts, updated_at };
    const moved = await client.call(sessionEndpoints.updateProfile, {
      body: { ...body, phone: '3035550999' },
    });
    expect(moved.errors.phone).toHaveLength(1);
    const kept = await client.call(sessionEndpoints.updateProfile, {
      body: { ...body, phone, title: 'Lead' },
    });
    expect(kept.payload).toMatchObject({ title: 'Lead', phone });
  });
});

describe('a forgotten password', () => {
  const ask = (employee_code: string, organization = 'acme') =>
    createClient(app).call(sessionEndpoints.sendResetText, { body: { organization, employee_code } });
  const reset = (token: string | null, more: object = {}) =>
    createClient(app).call(sessionEndpoints.resetPassword, {
      body: { token: token ?? '', password: own, password_confirmation: own, ...more },
    });

  it('is replaced with a texted link, once, for its person alone', async () => {
    const { id, code, phone } = await register();
    await ask(code.toLowerCase());
    await runWork(app, 'sms');
    const text = sink.lastTo(`+1${phone}`);
    expect(text).toContain('choose a new password within 60 minutes');
    const token = linkIn(text).get('token');
    expect(linkIn(text).get('organization')).toBe('acme');
    expect((await reset(token, { email: 'admin@acme.test' })).code).toBe('link_used');
    expect(
      (await reset(token, { password_confirmation: 'other' })).errors.password_confirmation,
    ).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).code).toBe('link_used');
    expect((await enter(code, own)).payload.user?.must_change_password).toBe(false);
    const [row] = await asOwner(app, `select address_proven_at from users where id = ${id}`);
    expect(row).toEqual({ address_proven_at: expect.any(Date) });
  });

  it('says the same to everybody, and texts only people it knows', async () => {
    const { code } = await register({ phone: null });
    const answers = [await ask(code), await ask('nobody'), await ask(code, 'rival'), await ask('x', 'y')];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const before = sink.attempts();
    await runWork(app, 'sms');
    expect(sink.attempts()).toBe(before);
    expect((await ask('', '')).errors).toMatchObject({ employee_code: [expect.any(String)] });
  });

  it('is texted five times an hour at most, and not by a link of before', async () => {
    const { code, phone } = await register();
    for (let n = 0; n < 8; n += 1) expect((await ask(code)).status).toBe(200);
    await runWork(app, 'sms');
    const texts = sink.received.filter(({ to }) => to === `+1${phone}`);
    expect(texts).toHaveLength(5);
    expect((await reset(linkIn(texts[0]?.text).get('token'))).code).toBe('link_used');
  });

  it('is void after the office entered another number', async () => {
    const { id = 0, code, phone } = await register();
    await ask(code);
    await runWork(app, 'sms');
    const { payload } = await admin.call(peopleEndpoints.getPerson, { params: { id } });
    const body = personBody(roles, { email: null, employee_code: code, phone: '3035550777' });
    await admin.call(peopleEndpoints.updatePerson, {
      params: { id },
      body: { ...body, updated_at: payload.updated_at },
    });
    expect((await reset(linkIn(sink.lastTo(`+1${phone}`)).get('token'))).code).toBe('link_used');
  });

  it('keeps number and text out of the queue', async () => {
    const { code, phone } = await register();
    await ask(code);
    const rows = await asOwner(app, `select data::text from pgboss.job where name = 'sms'`);
    expect(JSON.stringify(rows)).not.toContain(phone);
    expect(JSON.stringify(rows)).not.toContain('token');
    await runWork(app, 'sms');
  });
});
