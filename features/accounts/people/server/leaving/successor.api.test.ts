import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantRole, insertRoles } from '#features/accounts/access/server';
import { assignmentEndpoints } from '#features/sites/assignments/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { keyEndpoints } from '#features/sites/keys/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { peopleEndpoints } from '../../contract/index.ts';

const { deactivatePerson, activatePerson, getPerson } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
/** A client who may end the access of people and sees few jobs. */
let office: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const flags = ['hasAccessAdminUsers', 'admin.canEditUser', 'admin.canDeleteUser'];
    const made = await insertRoles(tenant, [
      { key: 'office', name: 'Office', flags, built_in: false, sort: 90 },
    ]);
    await grantRole(tenant, acme.users.supervisor, made.get('office') ?? 0, null);
  });
  office = await acme.signIn('supervisor');
  const { payload: duty } = await admin.call(assignmentEndpoints.createAssignment, {
    body: { name: 'Night lead', role_key: 'supervisor', is_notifiable: false, active: true },
  });
  const held = { user_id: acme.users.nobody, from_date: null, to_date: null };
  const set = await admin.send(assignmentEndpoints.setAssignmentUsers, {
    params: { id: duty.id },
    body: { add: [{ ...held, job_id: acme.outOfScope.jobId }] },
  });
  expect(set.status, set.text).toBe(200);
});
afterAll(() => app.close());

const leave = (client: Client, to_user_id: number | null) =>
  client.call(deactivatePerson, {
    params: { id: acme.users.nobody },
    body: { hand_over: [{ kind: 'assignments', to_user_id }] },
  });

describe('duties of a person who leaves', () => {
  it('give nobody the sight of jobs by taking them over oneself', async () => {
    const refused = await leave(office, acme.users.supervisor);
    expect([refused.status, refused.errors]).toEqual([
      422,
      { 'hand_over.0.to_user_id': ['You do not see all of these sites yourself. Choose someone else.'] },
    ]);
    const params = { id: acme.outOfScope.jobId };
    expect((await office.call(jobEndpoints.getJob, { params })).status).toBe(404);
    const { payload } = await admin.call(getPerson, { params: { id: acme.users.nobody } });
    expect(payload.status).toBe('active');
  });

  it('go to anybody else, or to oneself where all of them are in sight', async () => {
    expect((await leave(admin, acme.users.admin)).status).toBe(200);
    const { payload } = await admin.call(activatePerson, { params: { id: acme.users.nobody } });
    expect(payload.status).toBe('active');
    expect((await leave(office, acme.users.manager)).status).toBe(200);
  });
});

it('a successor takes over keys by the rights over the person, not those over the site', async () => {
  const porter = acme.users['day-porter'];
  const body = { job_id: acme.inScope.jobId, kind: 'key', label: 'K-7' } as const;
  const made = (await admin.call(keyEndpoints.createKeys, { body })).payload.rows[0];
  const params = { id: made?.id ?? 0 };
  const given = { transition: 'hand_over', user_id: porter } as const;
  await admin.call(keyEndpoints.transitionKey, { params, body: given });
  const handed = { transition: 'transfer', user_id: acme.users.supervisor } as const;
  expect((await office.call(keyEndpoints.transitionKey, { params, body: handed })).status).toBe(403);
  const left = await office.call(deactivatePerson, {
    params: { id: porter },
    body: { hand_over: [{ kind: 'keys', to_user_id: acme.users.supervisor }] },
  });
  expect(left.payload.status, left.text).toBe('deactivated');
  const { payload } = await admin.call(keyEndpoints.getKey, { params });
  expect(payload.custody?.user.id).toBe(acme.users.supervisor);
});
