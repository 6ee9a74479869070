import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { peopleEndpoints } from '../../contract/index.ts';

const { grantRole, revokeRole, createPerson, updatePerson, getPerson, deletePerson } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
/** A client with the rights over people and the role of a scheduler. */
let office: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await app.database.withTenant(
    { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
    async (tenant) => {
      const { insertRoles, grantRole: give } = await import('#features/accounts/access/server');
      const flags = ['hasAccessAdminUsers', 'admin.canAddUser', 'admin.canEditUser', 'admin.canDeleteUser'];
      const made = await insertRoles(tenant, [
        { key: 'office', name: 'Office', flags, built_in: false, sort: 90 },
      ]);
      await give(tenant, acme.users.scheduler, made.get('office') ?? 0, null);
    },
  );
  office = await acme.signIn('scheduler');
  roles = await roleIds(office);
});
afterAll(() => app.close());

const role = (id: number, key: string) => ({ params: { id, roleId: roles[key] ?? 0 } });

it('offers only the roles that one may give', async () => {
  const { payload } = await office.call(peopleEndpoints.listOfferedRoles);
  const grantable = payload.filter((one) => one.grantable).map(({ key }) => key);
  expect(grantable).toEqual(expect.arrayContaining(['scheduler', 'office']));
  expect(grantable).not.toEqual(expect.arrayContaining(['admin']));
  expect((await (await acme.signIn('csr')).call(peopleEndpoints.listOfferedRoles)).status).toBe(403);
});

it.each(['admin', 'manager', 'supervisor'])('nobody gives %s without its rights', async (key) => {
  const granted = await office.call(grantRole, role(acme.users.nobody, key));
  expect([granted.status, granted.code]).toEqual([403, 'role_beyond_own']);
  const body = personBody({}, { role_ids: [roles[key]] });
  expect((await office.call(createPerson, { body })).code).toBe('role_beyond_own');
});

it('gives what one has, once, and takes it back', async () => {
  const id = acme.users.nobody;
  for (const _ of [1, 2]) {
    const { payload } = await office.call(grantRole, role(id, 'scheduler'));
    expect(payload.roles.map(({ key }) => key)).toEqual(['scheduler']);
  }
  expect((await office.call(revokeRole, role(id, 'scheduler'))).payload.roles).toEqual([]);
  expect((await office.call(grantRole, { params: { id, roleId: 99_999 } })).status).toBe(404);
  expect((await (await rival.signIn('admin')).call(grantRole, role(id, 'csr'))).status).toBe(404);
});

it('nobody raises their own rights', async () => {
  const id = acme.users.scheduler;
  expect((await office.call(grantRole, role(id, 'admin'))).code).toBe('own_rights');
  expect((await office.call(grantRole, role(id, 'viewer'))).code).toBe('own_rights');
});

it('whoever has more rights is out of reach', async () => {
  const id = acme.users.admin;
  const { payload } = await office.call(getPerson, { params: { id } });
  expect(payload.can).toMatchObject({
    update: true,
    change_rights: false,
    change_login: false,
    delete: false,
  });
  expect((await office.call(revokeRole, role(id, 'admin'))).code).toBe('rights_beyond_own');
  expect((await office.call(deletePerson, { params: { id }, body: {} })).code).toBe('rights_beyond_own');
  const { first_name, last_name, phone, title, employee_code, employee_number, updated_at } = payload;
  const { status, code } = await office.call(updatePerson, {
    params: { id },
    body: {
      first_name,
      last_name,
      phone,
      title,
      employee_code,
      employee_number,
      updated_at,
      email: 'mine@new.test',
      license: 'full',
      denied_modules: [],
      role_ids: [roles.admin ?? 0],
    },
  });
  expect([status, code]).toEqual([403, 'rights_beyond_own']);
  const given = { temporary_password: 'a-given-password-1' };
  const password = await office.call(peopleEndpoints.setTemporaryPassword, { params: { id }, body: given });
  expect(password.code).toBe('rights_beyond_own');
});

it('a right that is taken is gone with the next request, and the person is told', async () => {
  const csr = await acme.signIn('csr');
  expect((await csr.raw('GET', '/api/v1/core/tasks')).status).toBe(200);
  await admin.call(revokeRole, role(acme.users.csr, 'csr'));
  expect((await csr.raw('GET', '/api/v1/core/tasks')).status).toBe(403);
  const { payload } = await csr.call(sessionEndpoints.getSettings);
  expect(payload).toMatchObject({ hasAccessTasks: false });
  await admin.call(grantRole, role(acme.users.csr, 'csr'));
  expect((await csr.raw('GET', '/api/v1/core/tasks')).status).toBe(200);
});
