import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presetFlags } from '#features/accounts/access/contract';
import { lockRights } from '#features/accounts/access/server';
import type { Flag } from '#platform/contract/flags';
import { systemScope } from '#platform/server/http/person';
import { giveRole } from '../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type Role, roleEndpoints } from '../contract/index.ts';

const { listRoles, getRole, createRole, updateRole, deleteRole, restoreRole } = roleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let made = 0;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const create = async (flags: Flag[] = ['tasks.canAddTask'], client = admin): Promise<Role> => {
  made += 1;
  const answer = await client.call(createRole, { body: { name: `Crew ${made}`, flags } });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const update = ({ id, name, updated_at }: Role, flags: Flag[], client = admin, more: object = {}) =>
  client.call(updateRole, { params: { id }, body: { name, flags, updated_at, ...more } });

const builtIn = async (key: string): Promise<Role> => {
  const { payload } = await admin.call(listRoles, { query: { per_page: 0 } });
  return payload.rows.find((role) => role.key === key) as Role;
};

/** A person of the company who holds one role of its own with these flags. */
const personWith = async (who: 'nobody' | 'csr', flags: Flag[]): Promise<Client> => {
  const { id } = await create(flags);
  await giveRole(app, acme, acme.users[who], id);
  return acme.signIn(who);
};

describe('roles', () => {
  it('lists those built in and the own, with their people', async () => {
    const own = await create(['tasks.canGetNext', 'tasks.canAddTask']);
    const { payload } = await admin.call(listRoles, { query: { per_page: 0 } });
    const supervisor = payload.rows.find(({ key }) => key === 'supervisor');
    expect(supervisor).toMatchObject({ built_in: true, people: 1, flags: presetFlags('supervisor') });
    expect(payload.rows.find(({ id }) => id === own.id)).toEqual(own);
    expect(own).toMatchObject({
      built_in: false,
      people: 0,
      flags: ['tasks.canAddTask', 'tasks.canGetNext'],
    });
    const found = await admin.call(listRoles, { query: { q: own.name } });
    expect(found.payload.rows.map(({ id }) => id)).toContain(own.id);
  });

  it('count people who are not deactivated', async () => {
    const { id } = await create();
    await giveRole(app, acme, acme.users.viewer, id);
    await giveRole(app, acme, acme.users.csr, id);
    await sqlAs(app, acme, "update memberships set status = 'deactivated' where user_id = $1", [
      acme.users.csr,
    ]);
    expect((await admin.call(getRole, { params: { id } })).payload.people).toBe(1);
    await sqlAs(app, acme, "update memberships set status = 'active' where user_id = $1", [acme.users.csr]);
  });

  it('name every field that is wrong', async () => {
    const answer = await admin.raw('POST', '/api/v1/core/roles', {
      name: '',
      description: 'x'.repeat(501),
      flags: ['tasks.canFly'],
      built_in: true,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['built_in', 'description', 'flags.0', 'name']);
  });

  it('have names of their own, whatever the case', async () => {
    const { name } = await create();
    const again = await admin.call(createRole, { body: { name: name.toUpperCase(), flags: [] } });
    expect(again).toMatchObject({ status: 422, errors: { name: ['This value is already in use.'] } });
  });

  it('are not saved over what somebody saved meanwhile', async () => {
    const role = await create();
    const first = await update(role, []);
    expect(first).toMatchObject({ status: 200, payload: { flags: [] } });
    expect(await update(role, ['tasks.canGetNext'])).toMatchObject({
      status: 409,
      code: 'stale',
      details: { current: first.payload },
    });
  });

  it('that are built in stay as they are', async () => {
    const role = await builtIn('viewer');
    expect(await update(role, [])).toMatchObject({ status: 409, code: 'role_built_in' });
    const gone = await admin.call(deleteRole, { params: { id: role.id } });
    expect(gone).toMatchObject({ status: 409, code: 'role_built_in' });
  });

  it('are deleted and brought back, unless people hold them', async () => {
    const role = await create();
    const params = { id: role.id };
    expect((await admin.call(deleteRole, { params })).status).toBe(200);
    expect((await admin.call(getRole, { params })).status).toBe(404);
    expect((await update(role, [])).status).toBe(404);
    expect((await admin.call(deleteRole, { params })).status).toBe(404);
    expect((await admin.call(restoreRole, { params })).payload).toMatchObject({ id: role.id });
    await giveRole(app, acme, acme.users.nobody, role.id);
    expect(await admin.call(deleteRole, { params })).toMatchObject({
      status: 409,
      code: 'role_in_use',
      details: { people: 1 },
    });
  });

  it('leave a trace with the flags that came and went', async () => {
    const role = await create(['tasks.canAddTask', 'tasks.canGetNext']);
    await update(role, ['tasks.canGetNext', 'tasks.canAddNote']);
    await admin.call(deleteRole, { params: { id: role.id } });
    const traces = await sqlAs<{ action: string; changes: object }>(
      app,
      acme,
      "select action, changes from audit_log where entity = 'role' and entity_id = $1 order by id",
      [role.id],
    );
    expect(traces).toEqual([
      { action: 'role.created', changes: { flags_added: [null, ['tasks.canAddTask', 'tasks.canGetNext']] } },
      {
        action: 'role.updated',
        changes: { flags_added: [null, ['tasks.canAddNote']], flags_removed: [['tasks.canAddTask'], null] },
      },
      { action: 'role.deleted', changes: {} },
    ]);
  });
});

describe('who may change roles', () => {
  it('is nobody without the flags, and nobody of another organization', async () => {
    const role = await create();
    const params = { id: role.id };
    const reader = await personWith('nobody', ['hasAccessAdminRoles']);
    expect((await reader.call(getRole, { params })).status).toBe(200);
    const manager = await acme.signIn('manager');
    for (const [client, status] of [
      [reader, 403],
      [manager, 403],
      [await rival.signIn('admin'), 404],
    ] as const) {
      expect((await update(role, [], client)).status).toBe(status);
      expect((await client.call(deleteRole, { params })).status).toBe(status);
      expect((await client.call(restoreRole, { params })).status).toBe(status);
      expect((await client.call(getRole, { params })).status).toBe(client === reader ? 200 : status);
    }
    expect((await reader.call(createRole, { body: { name: 'X', flags: [] } })).status).toBe(403);
    expect((await manager.call(listRoles)).status).toBe(403);
    expect((await createClient(app).call(listRoles)).status).toBe(401);
    expect(
      (await (await rival.signIn('admin')).call(listRoles, { query: { q: 'Crew' } })).payload.rows,
    ).toEqual([]);
  });

  it('gives nothing that the person does not hold, in words', async () => {
    const editor = await personWith('csr', [
      'hasAccessAdminRoles',
      'admin.canAddRole',
      'tasks.canDeleteTask',
    ]);
    expect((await create(['tasks.canDeleteTask'], editor)).flags).toEqual(['tasks.canDeleteTask']);
    const more = await editor.call(createRole, {
      body: { name: 'More', flags: ['tasks.canEditTransaction'] },
    });
    expect(more).toMatchObject({ status: 422 });
    expect(more.errors.flags?.[0]).toContain('Change task status');
    const role = await create(['tasks.canEditTransaction', 'isAdmin']);
    expect((await update(role, ['tasks.canEditTransaction'], editor)).status).toBe(422);
    expect((await update(role, ['isAdmin'], editor)).status).toBe(200);
  });
});

it('nobody changes roles with rights that were taken while they waited', async () => {
  const flags: Flag[] = ['hasAccessAdminRoles', 'admin.canAddRole', 'tasks.canDeleteTask'];
  const maker = await personWith('nobody', flags);
  const crew = await create(['tasks.canAddTask']);
  const waiting = app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    // All requests are authorized, then wait for this transaction, which takes the rights away.
    await lockRights(tenant);
    const answers = Promise.all([
      maker.call(createRole, { body: { name: 'Late', flags: ['tasks.canDeleteTask'] } }),
      update(crew, ['tasks.canAddTask', 'tasks.canDeleteTask'], maker),
    ]);
    await pause(300);
    await tenant.query({
      text: 'delete from membership_roles where organization_id = $1 and user_id = $2',
      values: [acme.organizationId, acme.users.nobody],
    });
    return { answers };
  });
  const answers = await (await waiting).answers;
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect((await admin.call(getRole, { params: { id: crew.id } })).payload.flags).toEqual(crew.flags);
});

describe('the last administrator', () => {
  it('keeps that right, also when two take it at once', async () => {
    const [one, two] = [await create(['isAdmin']), await create(['isAdmin'])];
    await giveRole(app, acme, acme.users.manager, one.id);
    await giveRole(app, acme, acme.users.scheduler, two.id);
    const { id: adminRole } = await builtIn('admin');
    await sqlAs(app, acme, 'delete from membership_roles where role_id = $1', [adminRole]);
    const flags: Flag[] = ['isAdmin', 'hasAccessAdminRoles', 'admin.canAddRole'];
    const both = await Promise.all([acme.signIn('manager'), acme.signIn('scheduler')]);
    await sqlAs(app, acme, 'update roles set flags = $2 where id = any($1)', [[one.id, two.id], flags]);
    const read = async ({ id }: Role) => (await both[0].call(getRole, { params: { id } })).payload;
    const roles = [await read(one), await read(two)] as const;
    const answers = await Promise.all([
      update(roles[0], flags.slice(1), both[0]),
      update(roles[1], flags.slice(1), both[1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe('last_admin');
    await giveRole(app, acme, acme.users.admin, adminRole);
  });

  it('is not one with a viewer license, nor one deactivated', async () => {
    const role = await create(['isAdmin']);
    await giveRole(app, acme, acme.users.viewer, role.id);
    const { id: adminRole } = await builtIn('admin');
    const last = await create(presetFlags('admin'));
    await giveRole(app, acme, acme.users.admin, last.id);
    await sqlAs(app, acme, 'delete from membership_roles where role_id = $1', [adminRole]);
    await sqlAs(app, acme, "update roles set flags = '{}' where flags = '{isAdmin}' and id <> $1", [role.id]);
    await sqlAs(
      app,
      acme,
      "update roles set flags = array_remove(flags, 'isAdmin') where not built_in and id <> all($1)",
      [[role.id, last.id]],
    );
    const without = last.flags.filter((flag) => flag !== 'isAdmin');
    expect(await update(last, without)).toMatchObject({ status: 409, code: 'last_admin' });
    expect((await admin.call(getRole, { params: { id: last.id } })).payload.flags).toContain('isAdmin');
  });
});
