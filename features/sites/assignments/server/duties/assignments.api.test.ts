import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createArea } from '#features/sites/areas/server';
import { insertBuildings, locate } from '#features/sites/buildings/server';
import { insertJobs } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobAssignmentEndpoints } from '../../contract/index.ts';
import { assignUsers, createAssignment, refreshAreaScope } from '../index.ts';

const { listJobAssignments, setJobSiteAccess } = jobAssignmentEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let areaManager: Client;
let supervisor: Client;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [manager, areaManager, supervisor] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('area-manager'),
    acme.signIn('supervisor'),
  ]);
});
afterAll(() => app.close());

/** The jobs that one source makes visible to a person. */
const seen = async (userId: number, source: string): Promise<number[]> => {
  const rows = await asSystem((tenant) =>
    tenant.query({
      text: 'select job_id from visible_jobs where user_id = $1 and source = $2 order by job_id',
      values: [userId, source],
      row: z.custom<{ job_id: number }>(),
    }),
  );
  return rows.map((row) => row.job_id);
};

describe('the people of a job', () => {
  const read = (client: Client, id: number) => client.call(listJobAssignments, { params: { id } });

  it('come in the order of their roles, and see the job', async () => {
    const { outOfScope, users } = acme;
    await asSystem(async (tenant) => {
      const later = await createAssignment(tenant, null, {
        name: 'Supervisor',
        role_key: 'supervisor',
        sort: 2,
      });
      const first = await createAssignment(tenant, null, { name: 'Area manager', role_key: 'area-manager' });
      await assignUsers(tenant, later, [{ userId: users.supervisor, jobId: outOfScope.jobId }]);
      await assignUsers(tenant, first, [{ userId: users['area-manager'], jobId: outOfScope.jobId }]);
    });
    const { status, payload } = await read(supervisor, outOfScope.jobId);
    expect(status).toBe(200);
    expect(payload.map((holder) => [holder.name, holder.user.id, holder.is_notifiable])).toEqual([
      ['Area manager', users['area-manager'], true],
      ['Supervisor', users.supervisor, true],
    ]);
    expect(payload[0]?.user).toMatchObject({ email: 'area-manager@acme.test', phone: null });
    expect(await seen(users.supervisor, 'assignment')).toEqual([outOfScope.jobId]);
  });

  it('may have no address', async () => {
    const { outOfScope, users } = acme;
    const set = (email: string | null) =>
      asSystem((tenant) =>
        tenant.query({
          text: `update memberships set email = $1, employee_code = 'C-1' where organization_id = $2 and user_id = $3`,
          values: [email, acme.organizationId, users.supervisor],
        }),
      );
    await set(null);
    const { status, payload } = await read(manager, outOfScope.jobId);
    expect([status, payload[1]?.user]).toMatchObject([200, { id: users.supervisor, email: null }]);
    await set('supervisor@acme.test');
  });

  it('leave out those whose time is over', async () => {
    const close = (date: string) =>
      asSystem((tenant) =>
        tenant.query({
          text: 'update job_site_assignment_users set to_date = $1 where user_id = $2',
          values: [date, acme.users.supervisor],
        }),
      );
    const count = async () => (await read(manager, acme.outOfScope.jobId)).payload.length;
    await close('2026-03-10');
    app.setNow('2026-03-11T05:30:00Z');
    const signedIn = await read(manager, acme.outOfScope.jobId);
    expect(signedIn.payload).toHaveLength(2);
    app.setNow('2026-03-11T06:30:00Z');
    expect(await count()).toBe(1);
    app.setNow(null);
  });

  it('name one supervisor for each visible job, while it lasts', async () => {
    const supervisors = (client: Client) => client.call(jobAssignmentEndpoints.listJobSupervisors);
    const jobsOf = async (client: Client) => (await supervisors(client)).payload.map(({ job_id }) => job_id);
    app.setNow('2026-03-10T18:00:00Z');
    expect((await supervisors(manager)).payload).toEqual([
      { job_id: acme.outOfScope.jobId, name: expect.stringContaining('supervisor') },
    ]);
    expect(await jobsOf(supervisor)).toEqual([acme.outOfScope.jobId]);
    expect(await jobsOf(await acme.signIn('day-porter'))).toEqual([]);
    expect(await jobsOf(await rival.signIn('manager'))).toEqual([]);
    expect((await supervisors(await acme.signIn('nobody'))).status).toBe(403);
    app.setNow('2026-03-11T18:00:00Z');
    expect(await jobsOf(manager)).toEqual([]);
    app.setNow(null);
  });

  it('are not there out of scope or elsewhere, and need hasAccessWorld', async () => {
    const porter = await acme.signIn('day-porter');
    expect((await read(porter, acme.outOfScope.jobId)).status).toBe(404);
    expect((await read(manager, rival.inScope.jobId)).status).toBe(404);
    expect((await read(await acme.signIn('nobody'), acme.inScope.jobId)).status).toBe(403);
  });

  it('take the same number of statements for more rows', async () => {
    const list = () => read(manager, acme.outOfScope.jobId);
    await list();
    const before = await countStatements(list);
    await asSystem(async (tenant) => {
      const id = await createAssignment(tenant, null, { name: 'Porter', role_key: 'day-porter' });
      const people = [acme.users['day-porter'], acme.users.csr, acme.users.viewer];
      await assignUsers(
        tenant,
        id,
        people.map((userId) => ({ userId, jobId: acme.outOfScope.jobId })),
      );
    });
    expect(await countStatements(list)).toBe(before);
  });

  it('hold roles at jobs of their organization only', async () => {
    const across = asSystem(async (tenant) => {
      const id = await createAssignment(tenant, null, { name: 'X', role_key: 'supervisor' });
      await assignUsers(tenant, id, [{ userId: acme.users.csr, jobId: rival.inScope.jobId }]);
    });
    await expect(across).rejects.toMatchObject({ status: 404 });
  });
});

describe('job-site access', () => {
  const set = (client: Client, id: number, body: object) =>
    client.call(setJobSiteAccess, { params: { id }, body });

  it('is set as a whole, by jobs or buildings, and gives the view', async () => {
    const id = acme.users.scheduler;
    const { inScope, outOfScope } = acme;
    const both = await set(manager, id, { jobIds: [inScope.jobId], buildingIds: [outOfScope.buildingId] });
    expect(both.status).toBe(200);
    expect(both.payload).toEqual({ job_ids: [inScope.jobId, outOfScope.jobId] });
    expect(await seen(id, 'access')).toEqual([inScope.jobId, outOfScope.jobId]);
    await set(manager, id, { jobIds: [outOfScope.jobId, outOfScope.jobId] });
    expect(await seen(id, 'access')).toEqual([outOfScope.jobId]);
    expect((await set(manager, id, { jobIds: [] })).payload).toEqual({ job_ids: [] });
    expect(await seen(id, 'access')).toEqual([]);
  });

  it('is what the last of two said who set it at once, and is told to the person', async () => {
    const id = acme.users.scheduler;
    const { inScope, outOfScope } = acme;
    for (let round = 0; round < 5; round += 1) {
      await set(manager, id, { jobIds: [] });
      await Promise.all([inScope, outOfScope].map(({ jobId }) => set(manager, id, { jobIds: [jobId] })));
      expect(await seen(id, 'access')).toHaveLength(1);
    }
    await set(manager, id, { jobIds: [] });
    const published = await asSystem((tenant) =>
      tenant.query({
        text: `select entity_id from events where name = 'sight.changed' and entity_id = $1`,
        values: [id],
        row: z.custom<object>(),
      }),
    );
    expect(published.length).toBeGreaterThan(10);
  });

  it('leaves a trace of what came and went', async () => {
    const id = acme.users.csr;
    await set(manager, id, { jobIds: [acme.outOfScope.jobId] });
    const [audit] = await asSystem((tenant) =>
      tenant.query({
        text: `select action, actor_user_id, changes from audit_log
          where entity = 'user' and entity_id = $1 order by id desc limit 1`,
        values: [id],
        row: z.custom<object>(),
      }),
    );
    expect(audit).toEqual({
      action: 'user.job-site-access-set',
      actor_user_id: acme.users.manager,
      changes: { job_ids: [[], [acme.outOfScope.jobId]] },
    });
  });

  it('refuses all when one id is unknown, foreign or out of scope', async () => {
    const id = acme.users.scheduler;
    const { inScope } = acme;
    const wrong = await set(manager, id, {
      jobIds: [inScope.jobId, rival.inScope.jobId],
      buildingIds: [inScope.buildingId, 2_000_000_000],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors)).toEqual(['jobIds', 'buildingIds']);
    expect(await seen(id, 'access')).toEqual([]);
    expect((await set(manager, id, {})).errors).toHaveProperty('jobIds');
    expect((await set(manager, id, { jobIds: ['x'], more: 1 })).errors).toHaveProperty('more');
  });

  it('lets nobody hand out or take away what they do not see', async () => {
    const id = acme.users.viewer;
    const [hidden] = await asSystem((tenant) =>
      insertJobs(tenant, [
        {
          job_number: 'H-1',
          job_name: 'Hidden',
          client_id: acme.clientId,
          building_ids: [acme.inScope.buildingId],
        },
      ]),
    );
    expect((await set(areaManager, acme.users['area-manager'], { jobIds: [hidden] })).status).toBe(422);
    await set(manager, id, { jobIds: [hidden] });
    const answer = await set(areaManager, id, { jobIds: [acme.inScope.jobId] });
    expect(answer.payload).toEqual({ job_ids: [acme.inScope.jobId] });
    expect(await seen(id, 'access')).toEqual([acme.inScope.jobId, hidden]);
  });

  it('is for members, and needs a flag', async () => {
    expect((await set(manager, rival.users.csr, { jobIds: [] })).status).toBe(404);
    expect((await set(manager, 2_000_000_000, { jobIds: [] })).status).toBe(404);
    expect((await set(supervisor, acme.users.viewer, { jobIds: [] })).status).toBe(403);
    const viewer = await acme.signIn('viewer');
    expect((await set(viewer, acme.users.viewer, { jobIds: [] })).status).toBe(403);
  });
});

describe('what area managers see', () => {
  const lead = () => acme.users['sales-rep'];
  let leaf: number;
  let jobId: number;

  beforeAll(async () => {
    await asSystem(async (tenant) => {
      const region = await createArea(tenant, null, { name: 'North', manager_user_id: lead() });
      leaf = await createArea(tenant, null, { name: 'Boston', parent_area_id: region });
      const place = { name: 'Tower', address: '1 Main St', city: 'Boston', state: 'MA', zip: '02110' };
      const [building] = await insertBuildings(tenant, [{ ...place, ...locate(place), area_id: leaf }]);
      [jobId] = (await insertJobs(tenant, [
        { job_number: 'L-1', job_name: 'L', client_id: acme.clientId, building_ids: [building ?? 0] },
      ])) as [number];
    });
  });

  it('is the whole subtree, when the area below changes', async () => {
    expect(await seen(lead(), 'area')).toEqual([]);
    await asSystem((tenant) => refreshAreaScope(tenant, { areaIds: [leaf] }));
    expect(await seen(lead(), 'area')).toEqual([jobId]);
    const client = await acme.signIn('sales-rep');
    expect((await client.call(listJobAssignments, { params: { id: jobId } })).status).toBe(200);
  });

  it('ends with the management, and leaves other sources alone', async () => {
    const before = await seen(lead(), 'access');
    await asSystem(async (tenant) => {
      await tenant.query({ text: 'update areas set manager_user_id = null' });
      await refreshAreaScope(tenant);
    });
    expect(await seen(lead(), 'area')).toEqual([]);
    expect(await seen(lead(), 'access')).toEqual(before);
  });
});
