import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { areaEndpoints } from '#features/sites/areas/contract';
import { assignmentEndpoints, jobAssignmentEndpoints } from '#features/sites/assignments/contract';
import { keyEndpoints } from '#features/sites/keys/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
  testPassword,
} from '../../../../../tests/api/harness/index.ts';
import { personBody, roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { peopleEndpoints } from '../../contract/index.ts';

const { deactivatePerson, activatePerson, deletePerson, restorePerson, getPerson, listHoldings, listPeople } =
  peopleEndpoints;

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

const of = (id: number) => ({ params: { id } });

describe('what a person holds', () => {
  let taskId: number;
  let keyId: number;
  let areaId: number;
  const porter = () => acme.users['day-porter'];

  beforeAll(async () => {
    const { payload: duty } = await admin.send(assignmentEndpoints.createAssignment, {
      body: { name: 'Night lead', role_key: 'supervisor', is_notifiable: false, active: true },
    });
    const body = {
      add: [{ job_id: acme.inScope.jobId, user_id: porter(), from_date: null, to_date: null }],
    };
    const set = await admin.send(assignmentEndpoints.setAssignmentUsers, { params: { id: duty.id }, body });
    if (set.status !== 200) throw new Error(set.text);
    ({ id: taskId } = await addTask(admin, acme.inScope, { assignee_user_ids: [porter()] }));
    const key = { job_id: acme.inScope.jobId, kind: 'key', label: 'K-9' } as const;
    const { payload } = await admin.call(keyEndpoints.createKeys, { body: key });
    keyId = payload.rows[0]?.id ?? 0;
    const area = { name: 'North', parent_area_id: null, manager_user_id: porter() };
    areaId = (await admin.call(areaEndpoints.createArea, { body: area })).payload.id;
    const given = { transition: 'hand_over', user_id: porter() };
    await admin.send(keyEndpoints.transitionKey, { params: { id: keyId }, body: given });
  });

  it('is shown before the person leaves, in the order in which it is handed over', async () => {
    const { payload } = await admin.call(listHoldings, of(porter()));
    expect(payload.map(({ kind, total }) => [kind, total])).toEqual([
      ['areas', 1],
      ['assignments', 1],
      ['keys', 1],
      ['tasks', 1],
    ]);
    expect(payload[2]?.named[0]?.label).toContain('K-9');
    expect((await (await acme.signIn('csr')).call(listHoldings, of(porter()))).status).toBe(403);
    expect((await (await rival.signIn('admin')).call(listHoldings, of(porter()))).status).toBe(404);
  });

  it('goes to somebody in one step, or nothing happens', async () => {
    const leave = (hand_over: object[]) =>
      admin.send(deactivatePerson, { ...of(porter()), body: { hand_over } });
    const to_user_id = acme.users.supervisor;
    expect((await leave([{ kind: 'houses', to_user_id }])).errors).toHaveProperty(['hand_over.0.kind']);
    for (const wrong of [porter(), rival.users.csr]) {
      const refused = await leave([{ kind: 'tasks', to_user_id: wrong }]);
      expect(refused.errors).toHaveProperty(['hand_over.0.to_user_id']);
    }
    expect((await admin.call(getPerson, of(porter()))).payload.status).toBe('active');
    const kinds = ['assignments', 'areas', 'keys', 'tasks'];
    const done = await leave(kinds.map((kind) => ({ kind, to_user_id })));
    expect(done.payload.status, done.text).toBe('deactivated');
    expect((await admin.call(listHoldings, of(porter()))).payload).toEqual([]);
    const { payload: task } = await admin.call(taskEndpoints.getTask, of(taskId));
    expect(task.assignees.map(({ id }) => id)).toEqual([to_user_id]);
    const { payload: area } = await admin.call(areaEndpoints.getArea, of(areaId));
    expect(area.manager?.id).toBe(to_user_id);
    const { payload: key } = await admin.call(keyEndpoints.getKey, of(keyId));
    expect(key.custody?.user.id).toBe(to_user_id);
  });

  it('may go to nobody', async () => {
    const hand_over = ['keys', 'areas', 'tasks', 'assignments'].map((kind) => ({ kind, to_user_id: null }));
    await admin.call(deactivatePerson, { ...of(acme.users.supervisor), body: { hand_over } });
    const { payload: task } = await admin.call(taskEndpoints.getTask, of(taskId));
    expect(task.assignees).toEqual([]);
    expect((await admin.call(areaEndpoints.getArea, of(areaId))).payload.manager).toBeNull();
    expect((await admin.call(keyEndpoints.getKey, of(keyId))).payload.status).toBe('in_office');
  });
});

describe('a person who was deactivated', () => {
  it('is out at once, and comes back with the same roles', async () => {
    const csr = await acme.signIn('csr');
    const id = acme.users.csr;
    expect((await admin.call(deactivatePerson, { ...of(id), body: {} })).payload.status).toBe('deactivated');
    expect((await csr.call(sessionEndpoints.getSettings)).status).toBe(401);
    const body = { email: 'csr@acme.test', password: testPassword };
    expect((await createClient(app).call(sessionEndpoints.login, { body })).code).toBe('wrong_credentials');
    const again = await admin.call(deactivatePerson, { ...of(id), body: {} });
    expect([again.status, again.code]).toEqual([409, 'person_status']);
    const { payload } = await admin.call(activatePerson, of(id));
    expect([payload.status, payload.roles.map(({ key }) => key)]).toEqual(['active', ['csr']]);
    expect((await acme.signIn('csr')).cookies).not.toEqual({});
    expect((await admin.call(activatePerson, of(id))).status).toBe(409);
  });

  it('keeps the session in other organizations', async () => {
    const token = await app.database.withTenant(
      { organizationId: rival.organizationId, userId: null, seesAllJobs: true, isViewer: false },
      async (tenant) => {
        const { insertMembership } = await import('#features/accounts/access/server');
        const email = 'manager@acme.test';
        const names = { first_name: 'Both', last_name: 'Sides' };
        await insertMembership(tenant, { user_id: acme.users.manager, email, ...names });
        return acme.signIn('manager');
      },
    );
    const { payload: before } = await token.call(sessionEndpoints.getSignedInUser);
    expect(before.default_organization.id).toBe(acme.organizationId);
    await admin.call(deactivatePerson, { ...of(acme.users.manager), body: {} });
    const refused = await token.call(sessionEndpoints.getSignedInUser);
    expect([refused.status, refused.code]).toEqual([403, 'wrong_organization']);
    const there = { headers: { 'x-organization-id': String(rival.organizationId) } };
    expect((await token.call(sessionEndpoints.getSignedInUser, there)).status).toBe(200);
    const anywhere = { headers: { 'x-organization-id': '' } };
    const { payload } = await token.call(sessionEndpoints.getSignedInUser, anywhere);
    expect(payload.default_organization.id).toBe(rival.organizationId);
  });
});

describe('a person who was deleted', () => {
  it('is found by those who may restore, with the roles to confirm', async () => {
    const id = acme.users['sales-rep'];
    expect((await admin.call(deletePerson, { ...of(id), body: {} })).payload).toEqual({ id });
    expect((await admin.call(deletePerson, { ...of(id), body: {} })).status).toBe(404);
    const listed = await admin.call(listPeople, { query: { deleted: true } });
    expect(listed.payload.rows.map((row) => row.id)).toEqual([id]);
    const { payload } = await admin.call(getPerson, of(id));
    expect([payload.roles, payload.former_roles.map(({ key }) => key)]).toEqual([[], ['sales-rep']]);
    const restore = (role_ids: number[], client = admin) =>
      client.call(restorePerson, { ...of(id), body: { role_ids } });
    expect((await restore([])).errors).toHaveProperty('role_ids');
    expect((await restore([roles.csr ?? 0], await acme.signIn('csr'))).status).toBe(403);
    expect((await restore([roles.csr ?? 0], await rival.signIn('admin'))).status).toBe(404);
    const back = await restore([roles.csr ?? 0]);
    expect([back.payload.status, back.payload.roles.map(({ key }) => key)]).toEqual(['invited', ['csr']]);
    expect(back.payload.former_roles).toEqual([]);
  });

  it('sees the sites again that are confirmed, and no others', async () => {
    const id = acme.users.scheduler;
    const jobIds = [acme.inScope.jobId, acme.outOfScope.jobId];
    const { listJobSiteAccess, setJobSiteAccess } = jobAssignmentEndpoints;
    await admin.call(setJobSiteAccess, { ...of(id), body: { jobIds } });
    await admin.call(deletePerson, { ...of(id), body: {} });
    const former = await admin.call(peopleEndpoints.listFormerJobs, of(id));
    expect(former.payload.map((job) => job.id)).toEqual(jobIds);
    const restore = (job_ids: number[]) =>
      admin.call(restorePerson, { ...of(id), body: { role_ids: [roles.supervisor ?? 0], job_ids } });
    expect((await restore([rival.inScope.jobId])).errors).toHaveProperty('job_ids');
    expect((await restore([acme.outOfScope.jobId])).status).toBe(200);
    const { payload } = await admin.call(listJobSiteAccess, of(id));
    expect(payload.map((job) => job.id)).toEqual([acme.outOfScope.jobId]);
    // The login lost its password with the person, who accepts the new invitation.
    await asOwner(
      app,
      `update users set password_hash = (select password_hash from users where id = $2) where id = $1`,
      [id, acme.users.admin],
    );
    await sqlAs(app, acme, `update memberships set status = 'active' where user_id = $1`, [id]);
    const back = await acme.signIn('scheduler');
    expect((await back.raw('GET', `/api/v1/job/${acme.inScope.jobId}`)).status).toBe(404);
    expect((await back.raw('GET', `/api/v1/job/${acme.outOfScope.jobId}`)).status).toBe(200);
    expect((await admin.call(peopleEndpoints.listFormerJobs, of(id))).status).toBe(404);
    const csr = await acme.signIn('csr');
    expect((await csr.call(peopleEndpoints.listFormerJobs, of(id))).status).toBe(403);
  });

  it('cannot be added anew, because the person is still known', async () => {
    await admin.call(deletePerson, { ...of(acme.users.viewer), body: {} });
    const body = personBody(roles, { email: 'viewer@acme.test' });
    expect((await admin.call(peopleEndpoints.createPerson, { body })).errors).toHaveProperty('email');
  });
});
