import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantRole, insertRoles } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { type moduleName, peopleEndpoints } from '../../contract/index.ts';

const { changeLicense, changeModules, changeRoles, getPerson } = peopleEndpoints;

type Module = (typeof moduleName.options)[number];

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
/** A client with the right to change people and the tasks of a scheduler, but no reports. */
let office: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const flags = ['hasAccessAdminUsers', 'admin.canEditUser'];
    const made = await insertRoles(tenant, [
      { key: 'office', name: 'Office', flags, built_in: false, sort: 90 },
    ]);
    await grantRole(tenant, acme.users.scheduler, made.get('office') ?? 0, null);
  });
  office = await acme.signIn('scheduler');
});
afterAll(() => app.close());

const move = (ids: number[], action: 'deny' | 'allow', modules: Module[], client = admin) =>
  client.call(changeModules, { body: { ids, action, modules } });
const license = (ids: number[], to: 'full' | 'viewer', client = admin) =>
  client.call(changeLicense, { body: { ids, license: to } });
const person = async (id: number) => (await admin.call(getPerson, { params: { id } })).payload;

describe('modules of several people', () => {
  it('are taken away and given back, known by the next request, and a repeat leaves no trace', async () => {
    const { csr, supervisor } = acme.users;
    const client = await acme.signIn('csr');
    for (const _ of [1, 2]) {
      const { payload } = await move([csr, supervisor], 'deny', ['tasks']);
      expect(payload.done.toSorted()).toEqual([csr, supervisor].toSorted());
    }
    const before = await person(csr);
    expect(before.denied_modules).toEqual(['tasks']);
    expect((await client.raw('GET', '/api/v1/core/tasks')).status).toBe(403);
    await move([csr], 'deny', ['tasks']);
    expect((await person(csr)).updated_at).toBe(before.updated_at);
    await move([csr, supervisor], 'allow', ['tasks', 'reports']);
    expect((await client.raw('GET', '/api/v1/core/tasks')).status).toBe(200);
    expect((await person(supervisor)).denied_modules).toEqual([]);
  });

  it('are given back only by somebody who has their rights', async () => {
    const { nobody } = acme.users;
    await move([nobody], 'deny', ['reports', 'tasks']);
    const roles = await roleIds(admin);
    const give = { ids: [nobody], action: 'grant' as const, role_id: roles.supervisor ?? 0 };
    await admin.call(changeRoles, { body: give });
    const beyond = await move([nobody], 'allow', ['reports'], office);
    expect([beyond.payload.done, beyond.payload.failed.map(({ id }) => id)]).toEqual([[], [nobody]]);
    expect((await move([acme.users.admin], 'deny', ['tasks'], office)).payload.done).toEqual([]);
    expect((await person(nobody)).denied_modules.toSorted()).toEqual(['reports', 'tasks']);
  });
});

describe('the license of several people', () => {
  it('takes every change away and gives it back', async () => {
    const { csr } = acme.users;
    const client = await acme.signIn('csr');
    expect((await license([csr], 'viewer')).payload.done).toEqual([csr]);
    expect((await client.raw('POST', '/api/v1/core/tasks', {})).status).toBe(403);
    expect((await license([csr], 'full')).payload.done).toEqual([csr]);
    expect((await client.raw('POST', '/api/v1/core/tasks', {})).status).toBe(422);
  });

  it('leaves the last administrator alone, whoever else the call names', async () => {
    const { admin: boss, csr } = acme.users;
    const { payload } = await license([boss, csr], 'viewer');
    expect([payload.done, payload.failed.map(({ id }) => id)]).toEqual([[csr], [boss]]);
    expect(payload.failed[0]?.reason).toContain('At least one active person must remain');
    await license([csr], 'full');
  });

  it('is given by nobody beyond their own rights, and to nobody by themselves', async () => {
    const { manager, scheduler } = acme.users;
    await license([manager, scheduler], 'viewer');
    expect((await license([manager, scheduler], 'full', office)).status).toBe(403);
    await license([scheduler], 'full');
    const { payload } = await license([manager], 'full', office);
    expect([payload.done, payload.failed.map(({ id }) => id)]).toEqual([[], [manager]]);
    expect((await person(manager)).license).toBe('viewer');
    await license([manager], 'full');
  });
});

it('both refuse the whole call for people of others and for strangers, and name every wrong field', async () => {
  const { csr, nobody } = acme.users;
  const theirs = await move([csr, rival.users.csr], 'deny', ['tasks']);
  expect([theirs.status, Object.keys(theirs.errors)]).toEqual([422, ['ids']]);
  expect((await license([csr, rival.users.csr], 'viewer')).status).toBe(422);
  expect((await person(csr)).license).toBe('full');
  const manager = await acme.signIn('manager');
  expect((await move([nobody], 'deny', ['tasks'], manager)).status).toBe(403);
  expect((await license([nobody], 'viewer', manager)).status).toBe(403);
  const bad = { ids: [csr, csr], action: 'take', modules: ['tasks', 'nothing'], isAdmin: true };
  expect(Object.keys((await admin.send(changeModules, { body: bad })).errors).toSorted()).toEqual(
    ['action', 'ids', 'isAdmin', 'modules.1'].toSorted(),
  );
  const worse = { ids: [], license: 'gold' };
  expect(Object.keys((await admin.send(changeLicense, { body: worse })).errors).toSorted()).toEqual([
    'ids',
    'license',
  ]);
});
