import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { openSmsSink, type SmsSink } from '#platform/server/testing/sms-sink';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { peopleEndpoints } from '../../contract/index.ts';

let app: TestApp;
let sink: SmsSink;
let acme: Company;
let admin: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  sink = await openSmsSink();
  app = await startApp({ SMS_URL: sink.url });
  acme = await seedCompany(app, 'acme');
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

let count = 0;

const bodyOf = (more: object = {}) => {
  count += 1;
  const phone = `30355502${String(count).padStart(2, '0')}`;
  return personBody(roles, { email: null, employee_code: `D-${count}`, phone, ...more });
};

const create = (body: ReturnType<typeof personBody>, more: object = {}, client = admin) =>
  client.call(peopleEndpoints.createPerson, { body: { ...body, ...more } });

const invite = async (more: object = {}) => {
  const body = bodyOf();
  const { payload } = await create(body, more);
  await runWork(app, 'sms');
  return { id: payload.id, body, token: tokenTo(body.phone) };
};

const tokenTo = (phone: string | null): string =>
  /token=([\w-]+)/.exec(sink.lastTo(`+1${phone}`) ?? '')?.[1] ?? '';

const password = 'turno de noche 7';

const accept = (token: string, client = createClient(app)) =>
  client.call(sessionEndpoints.acceptInvitation, {
    body: { token, password, password_confirmation: password },
  });

const look = (token: string) => createClient(app).call(sessionEndpoints.getSignup, { query: { token } });

describe('an invitation by text', () => {
  it('makes a member who logs in with the codes', async () => {
    const { body, token } = await invite({ locale: 'es' });
    expect(sink.lastTo(`+1${body.phone}`)).toContain('elija una contraseña');
    expect((await look(token)).payload).toMatchObject({
      kind: 'invitation',
      person: { email: null, employee_code: body.employee_code, organization_code: 'acme', account: 'new' },
    });
    expect((await accept(token)).payload.user).toMatchObject({ email: null, locale: 'es' });
    expect((await accept(token)).code).toBe('link_used');
    const login = await createClient(app).call(sessionEndpoints.loginWithoutEmail, {
      body: { organization: 'acme', employee_code: body.employee_code ?? '', password },
    });
    expect(login.payload.user?.must_change_password).toBe(false);
  });

  it('is replaced by the next one, and lasts seven days', async () => {
    const { id, body, token } = await invite();
    await admin.call(peopleEndpoints.invitePerson, { params: { id } });
    await runWork(app, 'sms');
    const next = tokenTo(body.phone);
    expect(next).not.toBe(token);
    expect((await look(token)).payload.kind).toBe('expired-invitation');
    await asOwner(
      app,
      `update link_tokens set expires_at = now() - interval '1 minute' where used_at is null`,
    );
    expect((await accept(next)).code).toBe('invitation_expired');
    const renewed = await createClient(app).call(sessionEndpoints.renewInvitation, { body: { token: next } });
    expect(renewed.status).toBe(200);
  });

  it('goes to the new number when the office corrects it', async () => {
    const { id, body, token } = await invite();
    const { payload } = await admin.call(peopleEndpoints.getPerson, { params: { id } });
    const phone = '3035550888';
    const saved = await admin.call(peopleEndpoints.updatePerson, {
      params: { id },
      body: { ...body, phone, updated_at: payload.updated_at },
    });
    expect(saved.status).toBe(200);
    await runWork(app, 'sms');
    expect((await accept(token)).code).toBe('invitation_expired');
    expect((await accept(tokenTo(phone))).status).toBe(200);
  });

  it('is tried again while the service refuses, and void once the person has an address', async () => {
    const body = bodyOf();
    const { payload } = await create(body);
    sink.setAnswer(503);
    await expect(runWork(app, 'sms')).rejects.toThrow('answered 503');
    sink.setAnswer(202);
    const email = 'found@new.test';
    const { updated_at } = (await admin.call(peopleEndpoints.getPerson, { params: { id: payload.id } }))
      .payload;
    await admin.call(peopleEndpoints.updatePerson, {
      params: { id: payload.id },
      body: { ...body, email, updated_at },
    });
    const before = sink.received.length;
    await runWork(app, 'sms');
    expect(sink.received).toHaveLength(before);
    expect((await waitingWork(app, 'mail')).some(({ data }) => data.userId === payload.id)).toBe(true);
  });

  it('is sent ten times an hour at most', async () => {
    const { id } = await invite();
    const again = () => admin.call(peopleEndpoints.invitePerson, { params: { id } });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await again()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(statuses.at(-1)).toBe(429);
    await runWork(app, 'sms');
  });
});

describe('a new person without an address', () => {
  it('needs a code, and a phone to be texted at', async () => {
    expect((await create(bodyOf({ employee_code: null }))).errors.employee_code).toHaveLength(1);
    expect((await create(bodyOf({ phone: null }))).errors.phone).toHaveLength(1);
    expect((await create(bodyOf({ phone: '1115550101' }))).errors.phone).toHaveLength(1);
    const { body } = await invite();
    const twice = await create(bodyOf({ employee_code: body.employee_code?.toLowerCase() }));
    expect(twice.errors.employee_code).toEqual(['employee code already assigned']);
  });

  it('is not added by people without the flag', async () => {
    const supervisor = await acme.signIn('supervisor');
    expect((await create(bodyOf(), {}, supervisor)).status).toBe(403);
  });

  it('can be let in with a given password before the link was opened, which is void then', async () => {
    const { id, body, token } = await invite();
    const answer = await admin.call(peopleEndpoints.setTemporaryPassword, {
      params: { id },
      body: { temporary_password: 'a-given-password-7' },
    });
    expect(answer.payload.status).toBe('active');
    expect((await accept(token)).status).toBe(422);
    const login = await createClient(app).call(sessionEndpoints.loginWithoutEmail, {
      body: { organization: 'acme', employee_code: body.employee_code ?? '', password: 'a-given-password-7' },
    });
    expect(login.payload.user?.must_change_password).toBe(true);
  });

  it('is found by the code, stands in exports, and may not lose the code', async () => {
    const { id, body } = await invite();
    const list = await admin.call(peopleEndpoints.listPeople, { query: { q: body.employee_code ?? '' } });
    expect(list.payload.rows.map((row) => [row.id, row.email])).toContainEqual([id, null]);
    const file = await admin.call(peopleEndpoints.exportPeople, { query: { format: 'csv' } });
    expect(file.text).toContain(body.employee_code);
    const headers = { 'accept-language': 'es' };
    const spanish = await admin.call(peopleEndpoints.exportPeople, { query: { format: 'csv' }, headers });
    expect(spanish.text).toContain('Administrador');
    expect(spanish.text).not.toContain('Area Manager');
    const { updated_at } = (await admin.call(peopleEndpoints.getPerson, { params: { id } })).payload;
    const lost = await admin.call(peopleEndpoints.updatePerson, {
      params: { id },
      body: { ...body, employee_code: null, updated_at },
    });
    expect(lost.errors.employee_code).toHaveLength(1);
  });

  it('has a login that people of fewer rights cannot lead to their own phone', async () => {
    const body = bodyOf({ role_ids: [roles.admin ?? 0] });
    const { payload } = await create(body, { temporary_password: 'a-given-password-7' });
    await sqlAs(
      app,
      acme,
      `update roles set flags = flags || array['admin.canEditUser'] where key = 'manager' and organization_id = $1`,
      [acme.organizationId],
    );
    const manager = await acme.signIn('manager');
    const change = (more: object) =>
      manager.call(peopleEndpoints.updatePerson, {
        params: { id: payload.id },
        body: { ...body, updated_at: payload.updated_at, ...more },
      });
    for (const more of [{ phone: '3035550666' }, { employee_code: 'mine' }, { email: 'mine@new.test' }]) {
      expect((await change(more)).status).toBe(403);
    }
    expect((await change({ title: 'Boss' })).status).toBe(200);
  });
});

describe('without a service for text messages', () => {
  it('refuses to invite whom no link reaches, and still registers with a password', async () => {
    const quiet = await startApp();
    try {
      const company = await seedCompany(quiet, 'quiet');
      const office = await company.signIn('admin');
      const own = await roleIds(office);
      const body = personBody(own, { email: null, employee_code: 'Q-1', phone: '3035550101' });
      expect((await create(body, {}, office)).errors.email).toHaveLength(1);
      const registered = await create(body, { temporary_password: 'a-given-password-7' }, office);
      expect(registered.payload).toMatchObject({ status: 'active', email: null });
      const stranger = createClient(quiet);
      const options = await stranger.call(sessionEndpoints.getLoginOptions);
      expect(options.payload).toEqual({ text_messages: false });
      const asked = await stranger.call(sessionEndpoints.sendResetText, {
        body: { organization: 'quiet', employee_code: 'Q-1' },
      });
      expect(asked.code).toBe('text_messages_off');
    } finally {
      await quiet.close();
    }
  });
});
