import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockRights, saveMembership } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { peopleEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let one: Client;
let other: Client;
let roles: Record<string, number>;

const { createPerson, grantRole, revokeRole, deactivatePerson, deletePerson, updatePerson, getPerson } =
  peopleEndpoints;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  [one, other] = await Promise.all([acme.signIn('admin'), acme.signIn('manager')]);
  roles = await roleIds(one);
});
afterAll(() => app.close());

const adminRole = (id: number) => ({ params: { id, roleId: roles.admin ?? 0 } });

it('the only admin cannot give it up, in any way', async () => {
  const id = acme.users.admin;
  const given = await one.call(revokeRole, adminRole(id));
  expect([given.status, given.code]).toEqual([409, 'last_admin']);
  const { payload } = await one.call(getPerson, { params: { id } });
  const { first_name, last_name, email, phone, title, employee_code, employee_number, updated_at } = payload;
  const save = (more: object) =>
    one.call(updatePerson, {
      params: { id },
      body: {
        first_name,
        last_name,
        email,
        phone,
        title,
        employee_code,
        employee_number,
        updated_at,
        denied_modules: [],
        license: 'full',
        role_ids: [roles.admin ?? 0],
        ...more,
      },
    });
  expect((await save({ role_ids: [roles.csr] })).code).toBe('last_admin');
  expect((await save({ license: 'viewer' })).code).toBe('last_admin');
  expect((await one.call(deactivatePerson, { params: { id }, body: {} })).code).toBe('not_yourself');
  expect((await one.call(deletePerson, { params: { id }, body: {} })).code).toBe('not_yourself');
});

it('of two admins who remove each other at the same moment one stays, also where there is a third', async () => {
  expect((await one.call(grantRole, adminRole(acme.users.manager))).status).toBe(200);
  expect((await one.call(grantRole, adminRole(acme.users.csr))).status).toBe(200);
  const answers = app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    // Both requests pass their checks and wait for this transaction.
    await lockRights(tenant);
    const both = Promise.all([
      one.call(deactivatePerson, { params: { id: acme.users.manager }, body: {} }),
      other.call(revokeRole, adminRole(acme.users.admin)),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { both };
  });
  const [first, second] = await (await answers).both;
  expect([first.status, second.status].toSorted()).toEqual([200, 403]);
});

it('nobody adds people with rights that were taken while they waited', async () => {
  await one.call(grantRole, adminRole(acme.users.scheduler));
  const leaving = await acme.signIn('scheduler');
  const body = personBody(roles, { role_ids: [roles.admin ?? 0] });
  const waiting = app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    await lockRights(tenant);
    const answer = leaving.call(createPerson, { body });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await saveMembership(tenant, acme.users.scheduler, { status: 'deactivated' });
    return { answer };
  });
  expect((await (await waiting).answer).status).toBe(403);
});
