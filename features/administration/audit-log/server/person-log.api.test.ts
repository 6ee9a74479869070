import { afterAll, beforeAll, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { assignmentEndpoints } from '#features/sites/assignments/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { auditLogEndpoints } from '../contract/index.ts';

const { getPerson, updatePerson, deactivatePerson, activatePerson } = peopleEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let rival: Client;
let id: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  rival = await started.rival.signIn('admin');
  id = acme.users.csr;
});
afterAll(() => app.close());

const history = (client: Client, query: object = {}, of = id) =>
  client.send(auditLogEndpoints.listPersonAuditLog, { params: { id: of }, query: query });

const give = async (user_id: number) => {
  const body = { name: 'Night lead', role_key: 'supervisor', is_notifiable: true, active: true } as const;
  const role = (await admin.call(assignmentEndpoints.createAssignment, { body })).payload.id;
  const add = [{ job_id: acme.inScope.jobId, user_id, from_date: null, to_date: null }];
  await admin.call(assignmentEndpoints.setAssignmentUsers, { params: { id: role }, body: { add } });
};

it('says who changed what about a person, latest first', async () => {
  const { payload } = await admin.call(getPerson, { params: { id } });
  const { first_name, last_name, email, phone, employee_code, employee_number, license } = payload;
  const saved = await admin.call(updatePerson, {
    params: { id },
    body: {
      first_name,
      last_name,
      email,
      phone,
      employee_code,
      employee_number,
      license,
      title: 'Desk lead',
      denied_modules: [],
      role_ids: payload.roles.map((role) => role.id),
      updated_at: payload.updated_at,
    },
  });
  expect(saved.status, saved.text).toBe(200);
  await give(id);
  await admin.call(deactivatePerson, { params: { id }, body: {} });
  await admin.call(activatePerson, { params: { id } });
  const { rows, more } = (await history(admin)).payload;
  expect(more).toBe(false);
  const said = rows.map(({ action, changes, actor }) => ({ action, changes, by: actor?.id }));
  const by = acme.users.admin;
  expect(said.slice(0, 2)).toMatchObject([
    { action: 'Activated', by },
    { action: 'Deactivated', by },
  ]);
  expect(said).toContainEqual({
    action: 'Assignments changed',
    changes: [
      { label: 'Assignments', before: 'nothing', after: 'Night lead' },
      { label: 'Sites of these assignments', before: '0', after: '1' },
    ],
    by,
  });
  expect(said).toContainEqual({
    action: 'Edited',
    changes: [{ label: 'Title', before: expect.any(String), after: 'Desk lead' }],
    by,
  });
});

it('goes as far back as is asked for', async () => {
  const all = (await history(admin)).payload.rows;
  const some = (await history(admin, { max: 1 })).payload;
  expect([some.rows, some.more]).toEqual([all.slice(0, 1), true]);
  expect((await history(admin, { max: 0, other: 1 })).status).toBe(422);
  expect(Object.keys((await history(admin, { max: 1001 })).errors)).toEqual(['max']);
});

it('leaves out what people do with their own login every day', async () => {
  const insert = `insert into audit_log (organization_id, entity, entity_id, action) values ($1, 'user', $2, 'user.code-used')`;
  const before = (await history(admin)).payload.rows.length;
  await sqlAs(app, acme, insert, [acme.organizationId, id]);
  expect((await history(admin)).payload.rows).toHaveLength(before);
});

it('is for those who look after people, of their own company', async () => {
  for (const who of ['manager', 'area-manager', 'csr', 'viewer'] as const)
    expect((await history(await acme.signIn(who))).status, who).toBe(403);
  expect((await history(rival)).status).toBe(404);
  expect((await history(admin, {}, 999_999)).status).toBe(404);
});
