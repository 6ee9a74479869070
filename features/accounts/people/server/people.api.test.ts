import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessEndpoints } from '#features/accounts/access/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
  testPassword,
} from '../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../tests/api/harness/person-body.ts';
import { peopleEndpoints } from '../contract/index.ts';

const { createPerson, updatePerson, getPerson, listPeople, setTemporaryPassword } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let manager: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [admin, manager] = await Promise.all([acme.signIn('admin'), acme.signIn('manager')]);
  roles = await roleIds(admin);
});
afterAll(() => app.close());

const body = (more: object = {}) => personBody(roles, more);

const create = async (more: object = {}) => {
  const answer = await admin.call(createPerson, { body: body(more) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const editable = async (id: number) => {
  const { payload } = await admin.call(getPerson, { params: { id } });
  const { first_name, last_name, email, phone, title, employee_code, employee_number, license } = payload;
  return {
    first_name,
    last_name,
    email,
    phone,
    title,
    employee_code,
    employee_number,
    license,
    denied_modules: payload.denied_modules,
    role_ids: payload.roles.map((role) => role.id),
    updated_at: payload.updated_at,
  };
};

const update = async (id: number, more: object, client = admin) =>
  client.call(updatePerson, { params: { id }, body: { ...(await editable(id)), ...more } });

describe('the list of people', () => {
  const names = async (query: object, client = admin) =>
    (await client.call(listPeople, { query })).payload.rows.map(({ name }) => name.split(' ').at(-1));

  it('has active and invited ones by name, with roles, jobs and the last login', async () => {
    const { payload } = await admin.call(listPeople);
    expect(payload.rows.map(({ name }) => name)).toEqual(payload.rows.map(({ name }) => name).toSorted());
    const of = (email: string) => payload.rows.find((row) => row.email === email);
    expect(of('admin@acme.test')).toMatchObject({ jobs: null, last_login_at: expect.any(String) });
    expect(of('supervisor@acme.test')).toMatchObject({
      jobs: 1,
      last_login_at: null,
      status: 'active',
      license: 'full',
      invitation_expires_at: null,
      roles: [{ key: 'supervisor' }],
    });
  });

  it('is found by name, e-mail, code, role, license and status', async () => {
    await create({ last_name: 'Listed', email: 'listed@new.test', employee_code: 'LX-77' });
    expect(await names({ q: 'listed@new' })).toEqual(['Listed']);
    expect(await names({ q: 'lx-77' })).toEqual(['Listed']);
    expect(await names({ q: 'supervisor' })).toEqual(['supervisor']);
    expect(await names({ license: 'viewer' })).toEqual(['viewer']);
    expect(await names({ role_id: roles.scheduler })).toEqual(['scheduler']);
    expect(await names({ status: ['invited'] })).toEqual(['Listed']);
    expect(await names({ status: ['deactivated'] })).toEqual([]);
  });

  it('is for those who manage people, of their own organization; pick-lists stay for everybody', async () => {
    expect((await manager.call(listPeople)).status).toBe(403);
    expect(await names({ q: 'listed' }, await rival.signIn('admin'))).toEqual([]);
    expect((await manager.call(accessEndpoints.listUsers)).status).toBe(200);
    const wrong = await admin.raw('GET', '/api/v1/admin/users?status=gone&role_id=0&license=free&sort=size');
    expect(
      Object.keys(wrong.errors)
        .map((name) => name.split('.')[0])
        .sort(),
    ).toEqual([...['license', 'role_id', 'sort', 'status']]);
  });

  it('becomes a file with the same rows', async () => {
    const { text } = await admin.call(peopleEndpoints.exportPeople, {
      query: { format: 'csv', q: 'listed' },
    });
    expect(text).toContain('listed@new.test');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect((await manager.call(peopleEndpoints.exportPeople, { query: { format: 'csv' } })).status).toBe(403);
  });
});

describe('adding a person', () => {
  it('needs the flag, and names every wrong field', async () => {
    expect((await manager.call(createPerson, { body: body() })).status).toBe(403);
    const wrong = { first_name: '', last_name: '<', email: 'x', phone: '1', role_ids: [], license: 'gold' };
    const { status, errors } = await admin.send(createPerson, { body: body(wrong) });
    expect([status, Object.keys(errors).sort()]).toEqual([422, Object.keys(wrong).sort()]);
  });

  it.each(['isAdmin', 'super_admin', 'organization_id', 'status', 'user_id', 'flags'])(
    'refuses %s in the body',
    async (name) => {
      const { status, errors } = await admin.send(createPerson, { body: body({ [name]: 1 }) });
      expect([status, Object.keys(errors)]).toEqual([422, [name]]);
    },
  );

  it('refuses a taken employee code, also of people who were deactivated', async () => {
    const { id } = await create({ employee_code: 'E-1' });
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id }, body: {} });
    const again = await admin.call(createPerson, { body: body({ employee_code: 'E-1' }) });
    expect([again.status, again.errors]).toEqual([
      422,
      { employee_code: ['employee code already assigned'] },
    ]);
    const other = await create();
    expect((await update(other.id, { employee_code: 'E-1' })).errors).toHaveProperty('employee_code');
  });

  it('refuses somebody who is a member already, and unknown roles', async () => {
    const member = await admin.call(createPerson, { body: body({ email: 'csr@acme.test' }) });
    expect(member.errors).toHaveProperty('email');
    const role = await admin.call(createPerson, { body: body({ role_ids: [99_999] }) });
    expect(role.errors).toHaveProperty('role_ids');
  });

  it('takes the login of an address that exists elsewhere without telling anything of it', async () => {
    const fresh = await create({ email: 'fresh@new.test' });
    const known = await create({ email: 'csr@rival.test' });
    expect(known.id).toBe(rival.users.csr);
    const shape = ({
      id: _id,
      email: _email,
      created_at: _at,
      updated_at: _up,
      ...others
    }: typeof known) => ({
      ...others,
      invited_at: '',
      invitation_expires_at: '',
    });
    expect(shape({ ...known, can: { ...known.can, change_login: true } })).toEqual(shape(fresh));
    expect(known.status).toBe('invited');
    const theirs = await rival.signIn('csr');
    expect((await theirs.call(sessionEndpoints.getSignedInUser)).payload.organizations).toHaveLength(1);
  });
});

describe('a login that opens other organizations, too', () => {
  it('keeps its address and password', async () => {
    const { id } = await create({ email: 'scheduler@rival.test' });
    const moved = await update(id, { email: 'mine@acme.test' });
    expect([moved.status, moved.code]).toEqual([409, 'login_elsewhere']);
    const given = await admin.call(setTemporaryPassword, {
      params: { id },
      body: { temporary_password: 'a-given-password-1' },
    });
    expect([given.status, given.code]).toEqual([409, 'login_elsewhere']);
    expect((await rival.signIn('scheduler')).cookies).not.toEqual({});
    const registered = await admin.call(createPerson, {
      body: body({ email: 'sales-rep@rival.test', temporary_password: 'a-given-password-1' }),
    });
    expect(registered.errors).toHaveProperty('email');
  });
});

describe('saving a person', () => {
  it('changes the fields, the login and what opens', async () => {
    const { id } = await create();
    const answer = await update(id, { title: 'Lead', email: 'moved@new.test', denied_modules: ['tasks'] });
    expect(answer.payload).toMatchObject({
      title: 'Lead',
      email: 'moved@new.test',
      denied_modules: ['tasks'],
    });
    expect((await update(id, { email: 'manager@acme.test' })).errors).toHaveProperty('email');
  });

  it('is stale when somebody saved meanwhile, roles included', async () => {
    const { id } = await create();
    const opened = await editable(id);
    await admin.call(peopleEndpoints.grantRole, { params: { id, roleId: roles.scheduler ?? 0 } });
    const late = await admin.call(updatePerson, { params: { id }, body: { ...opened, title: 'Late' } });
    expect([late.status, late.code]).toEqual([409, 'stale']);
  });

  it('is not for other organizations, nor for people without the flag', async () => {
    const { id } = await create();
    const input = { params: { id }, body: await editable(id) };
    expect((await manager.call(updatePerson, input)).status).toBe(403);
    expect((await (await rival.signIn('admin')).call(updatePerson, input)).status).toBe(404);
    expect((await (await rival.signIn('admin')).call(getPerson, { params: { id } })).status).toBe(404);
    const { errors } = await admin.send(updatePerson, {
      params: { id },
      body: { ...input.body, status: 'active', super_admin: true },
    });
    expect(Object.keys(errors).sort()).toEqual(['status', 'super_admin']);
  });
});

describe('a person with a temporary password', () => {
  it('logs in once with it, and chooses an own one before anything else', async () => {
    const given = 'a-given-password-1';
    const { status, id } = await create({ email: 'given@new.test', temporary_password: given });
    expect(status).toBe('active');
    const client = createClient(app);
    const login = { email: 'given@new.test', password: given };
    const { payload } = await client.call(sessionEndpoints.login, { body: login });
    expect(payload.user?.must_change_password).toBe(true);
    expect((await client.raw('GET', '/api/v1/core/tasks')).code).toBe('own_password_first');
    const choose = (password: string) =>
      client.call(sessionEndpoints.updatePassword, { body: { password, password_confirmation: password } });
    expect((await choose(given)).errors).toHaveProperty('password');
    expect((await choose('a-password-of-my-own')).status).toBe(200);
    expect((await client.raw('GET', '/api/v1/core/tasks')).status).toBe(200);
    expect((await choose('another-one-of-mine')).errors).toHaveProperty('current_password');
    await admin.call(setTemporaryPassword, { params: { id }, body: { temporary_password: testPassword } });
    expect((await client.raw('GET', '/api/v1/core/tasks')).status).toBe(401);
  });
});
