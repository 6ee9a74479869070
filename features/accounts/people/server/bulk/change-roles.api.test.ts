import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { roleEndpoints } from '#features/administration/roles/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { peopleEndpoints } from '../../contract/index.ts';

const { changeRoles, getPerson } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let roles: Record<string, number>;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
});
afterAll(() => app.close());

const change = (ids: number[], action: 'grant' | 'revoke', role: string, client = admin) =>
  client.call(changeRoles, { body: { ids, action, role_id: roles[role] ?? 0 } });

const rolesOf = async (id: number): Promise<string[]> =>
  (await admin.call(getPerson, { params: { id } })).payload.roles.map(({ key }) => key);

it('gives a role to several people, and a repeat changes nothing', async () => {
  const { csr, nobody } = acme.users;
  for (const _ of [1, 2]) {
    const { payload } = await change([nobody, csr], 'grant', 'scheduler');
    expect(payload).toEqual({ done: [nobody, csr].toSorted((a, b) => a - b), failed: [] });
  }
  expect(await rolesOf(csr)).toEqual(['scheduler', 'csr']);
  await change([nobody, csr], 'revoke', 'scheduler');
  expect(await rolesOf(nobody)).toEqual([]);
});

it('keeps the last administrator, whoever else the call names', async () => {
  const { admin: boss, csr } = acme.users;
  await change([csr], 'grant', 'admin');
  const other = await acme.signIn('csr');
  const { payload } = await change([csr, boss], 'revoke', 'admin');
  expect([payload.done, payload.failed.map(({ id }) => id)]).toEqual([[boss], [csr]]);
  expect(payload.failed[0]?.reason).toContain('At least one active person must remain');
  await change([boss], 'grant', 'admin', other);
  await change([csr], 'revoke', 'admin', other);
  expect([await rolesOf(boss), await rolesOf(csr)]).toEqual([['admin'], ['csr']]);
});

it('nobody gives or takes beyond their own; the others are changed', async () => {
  const { admin: boss, scheduler, nobody } = acme.users;
  await app.database.withTenant(
    { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
    async (tenant) => {
      const { insertRoles, grantRole } = await import('#features/accounts/access/server');
      const flags = ['hasAccessAdminUsers', 'admin.canEditUser'];
      const made = await insertRoles(tenant, [
        { key: 'office', name: 'Office', flags, built_in: false, sort: 90 },
      ]);
      await grantRole(tenant, scheduler, made.get('office') ?? 0, null);
    },
  );
  const office = await acme.signIn('scheduler');
  const beyond = await change([nobody], 'grant', 'manager', office);
  expect(beyond.payload.failed[0]?.reason).toContain('whose permissions you have yourself');
  const mixed = await change([boss, scheduler, nobody], 'grant', 'viewer', office);
  expect(mixed.payload.done).toEqual([]);
  const own = await change([boss, scheduler, nobody], 'grant', 'scheduler', office);
  expect(own.payload.done).toEqual([scheduler, nobody].toSorted((a, b) => a - b));
  expect(own.payload.failed.map(({ id }) => id)).toEqual([boss]);
});

it('is known by the next request of each person, and stands in the audit log', async () => {
  const csr = await acme.signIn('csr');
  expect((await csr.raw('GET', '/api/v1/core/tasks')).status).toBe(200);
  await change([acme.users.csr], 'revoke', 'csr');
  expect((await csr.raw('GET', '/api/v1/core/tasks')).status).toBe(403);
  expect((await csr.call(sessionEndpoints.getSettings)).payload).toMatchObject({ hasAccessTasks: false });
  await change([acme.users.csr], 'grant', 'csr');
  const { z } = await import('zod');
  const rows = await app.database.withTenant(
    { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
    (tenant) =>
      tenant.query({
        text: `select changes from audit_log where entity = 'user' and entity_id = $1
          and action = 'user.rights-changed' order by id desc limit 1`,
        values: [acme.users.csr],
        row: z.object({ changes: z.any() }),
      }),
  );
  expect(rows[0]?.changes.role_ids[1]).toContain(roles.csr);
});

it('gives nobody more roles than the form of a person saves', async () => {
  const ids: number[] = [];
  for (let n = 1; n <= 20; n += 1) {
    const body = { name: `Crew ${n}`, flags: ['tasks.canAddTask' as const] };
    ids.push((await admin.call(roleEndpoints.createRole, { body })).payload.id);
  }
  const give = (roleId = 0) =>
    admin.call(peopleEndpoints.grantRole, { params: { id: acme.users['sales-rep'], roleId } });
  for (const id of ids.slice(1)) expect((await give(id)).status).toBe(200);
  const one = await give(ids[0]);
  expect([one.status, one.errors.role_ids]).toEqual([422, ['The maximum is 20.']]);
  const many = await admin.call(changeRoles, {
    body: { ids: [acme.users['sales-rep']], action: 'grant', role_id: ids[0] ?? 0 },
  });
  expect(many.payload).toMatchObject({ done: [], failed: [{ reason: 'The maximum is 20.' }] });
});

it('refuses the whole call for people of others, for strangers, and names every wrong field', async () => {
  const { csr, nobody } = acme.users;
  const theirs = await change([nobody, rival.users.csr], 'grant', 'viewer');
  expect([theirs.status, Object.keys(theirs.errors)]).toEqual([422, ['ids']]);
  expect(await rolesOf(nobody)).not.toContain('viewer');
  const role = await admin.call(changeRoles, { body: { ids: [csr], action: 'grant', role_id: 99_999 } });
  expect(role.errors).toHaveProperty('role_id');
  const body = { ids: [csr, csr], action: 'set', role_id: 0, isAdmin: true };
  expect(Object.keys((await admin.send(changeRoles, { body })).errors).sort()).toEqual(
    ['action', 'ids', 'isAdmin', 'role_id'].sort(),
  );
  const manager = await acme.signIn('manager');
  expect((await change([csr], 'grant', 'viewer', manager)).status).toBe(403);
  expect((await change([csr], 'grant', 'viewer', await rival.signIn('admin'))).status).toBe(422);
});
