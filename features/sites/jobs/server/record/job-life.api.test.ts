import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { clientEndpoints } from '#features/sites/clients/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { endingWork, jobEndpoints, jobRecordEndpoints, jobServiceEndpoints } from '../../contract/index.ts';

const { createJob, activateJob, deactivateJob, getEndingWork } = jobRecordEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;
let areaManager: Client;
let supervisor: Client;
let stranger: Client;
let areaId: number;
let assignmentId: number;
let made = 0;

const sql = <T extends object>(text: string, values: unknown[]) =>
  sqlAs<T>(app, acme, text, [acme.organizationId, ...values]);

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, manager, areaManager, supervisor, stranger] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('manager'),
    acme.signIn('area-manager'),
    acme.signIn('supervisor'),
    started.rival.signIn('admin'),
  ]);
  const [area] = await sql<{ id: number }>(
    'insert into areas (organization_id, name) values ($1, $2) returning id',
    ['North'],
  );
  const [assignment] = await sql<{ id: number }>(
    'insert into job_site_assignments (organization_id, name, role_key) values ($1, $2, $3) returning id',
    ['Area Manager', 'area-manager'],
  );
  areaId = area?.id ?? 0;
  assignmentId = assignment?.id ?? 0;
});
afterAll(() => app.close());

const of = (id: number) => ({ params: { id } });

const place = {
  name: 'Cedar House',
  address: '1 Cedar Way',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
} as const;

const draft = async (more: object = {}): Promise<number> => {
  made += 1;
  const body = {
    job_number: `A-${made}`,
    job_name: `Life ${made}`,
    client_id: acme.clientId,
    new_building: place,
    ...more,
  };
  return (await admin.call(createJob, { body })).payload.id;
};

const addService = async (id: number): Promise<number> => {
  const body = { type: 'cleaning', name: 'Nights' } as const;
  return (await admin.call(jobServiceEndpoints.createService, { ...of(id), body })).payload.id;
};

const addAreaManager = (id: number, to: string | null = null) =>
  sql(
    `insert into job_site_assignment_users (organization_id, assignment_id, user_id, job_id, to_date)
      values ($1, $2, $3, $4, $5)`,
    [assignmentId, acme.users['area-manager'], id, to],
  );

const addContract = (serviceId: number, status: 'draft' | 'approved') =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createContract(tenant, null, {
      job_service_id: serviceId,
      number: `C-${serviceId}`,
      status,
      start_date: '2026-01-01',
      days_per_week: 5,
      pricing: [{ type: 'labor', amount: 100, period: 'month', note: '' }],
    }),
  );

/** A job that lacks nothing. */
const whole = async (): Promise<number> => {
  const id = await draft({ new_building: { ...place, area_id: areaId } });
  await addContract(await addService(id), 'approved');
  await addAreaManager(id);
  return id;
};

const activate = (by: Client, id: number, confirmed = false) =>
  by.call(activateJob, { ...of(id), body: { confirmed } });

const gapsOf = async (id: number) => (await admin.call(jobEndpoints.getJob, of(id))).payload.setup_incomplete;

describe('activating a job', () => {
  it('names all that is missing at once, as the Job Card does', async () => {
    const body = { account_number: 'QUIET', name: 'Quiet' };
    const client = (await admin.call(clientEndpoints.createClient, { body })).payload;
    const id = await draft({ client_id: client.id });
    await admin.call(clientEndpoints.deactivateClient, of(client.id));
    const missing = ['client_inactive', 'area', 'service', 'area_manager', 'base_contract'];
    expect(await gapsOf(id)).toEqual(missing);
    const refused = await activate(admin, id, true);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {})).toEqual(missing.slice(0, -1));
    expect(Object.keys((await activate(admin, id)).errors ?? {})).toEqual(missing);
  });

  it('asks for an area manager of today and an approved base contract', async () => {
    const id = await draft({ new_building: { ...place, area_id: areaId } });
    await addContract(await addService(id), 'draft');
    await addAreaManager(id, '2026-01-31');
    expect(await gapsOf(id)).toEqual(['area_manager', 'base_contract']);
  });

  it('goes through every guard, once', async () => {
    const id = await whole();
    const active = await activate(manager, id);
    expect(active.payload).toMatchObject({
      status: 'active',
      setup_incomplete: [],
      allowed_transitions: ['deactivate'],
    });
    expect(await activate(manager, id)).toMatchObject({ status: 409, code: 'transition_refused' });
    const [trace] = await sql<object>(
      `select from_status, to_status from audit_log
        where organization_id = $1 and entity = 'job' and entity_id = $2 and action = 'job.activated'`,
      [id],
    );
    expect(trace).toEqual({ from_status: 'draft', to_status: 'active' });
  });

  it('waits for whoever is taking the area manager away at the same moment', async () => {
    const id = await whole();
    const taken = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const removal = app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      await tenant.query({ text: 'delete from job_site_assignment_users where job_id = $1', values: [id] });
      taken.resolve();
      await commit.promise;
    });
    await taken.promise;
    const answer = activate(admin, id);
    await Promise.race([answer, sleep(300)]);
    commit.resolve();
    await removal;
    expect(Object.keys((await answer).errors ?? {})).toEqual(['area_manager']);
  });

  it('lets an admin alone confirm that there is no base contract', async () => {
    const id = await draft({ new_building: { ...place, area_id: areaId } });
    await addService(id);
    await addAreaManager(id);
    expect(Object.keys((await activate(admin, id)).errors ?? {})).toEqual(['base_contract']);
    expect(Object.keys((await activate(manager, id, true)).errors ?? {})).toEqual(['base_contract']);
    expect((await activate(admin, id, true)).payload.status).toBe('active');
  });

  it('needs the right, sight of the job and an answer that is yes or no', async () => {
    const id = await whole();
    expect((await activate(supervisor, id)).status).toBe(403);
    expect((await activate(stranger, id)).status).toBe(404);
    expect((await activate(areaManager, acme.outOfScope.jobId)).status).toBe(404);
    const odd = await admin.send(activateJob, { ...of(id), body: { confirmed: 'maybe' } });
    expect(Object.keys(odd.errors ?? {})).toEqual(['confirmed']);
  });
});

const deactivate = (by: Client, id: number, more: object = {}) =>
  by.call(deactivateJob, { ...of(id), body: { end_date: '2026-12-31', reason: 'Contract ended', ...more } });

const addTask = async (id: number, more: object = {}): Promise<number> => {
  const { buildings } = (await admin.call(jobEndpoints.getJob, of(id))).payload;
  const body = {
    job_id: id,
    building_id: buildings[0]?.id ?? 0,
    type: 'request',
    description: 'Wash the windows',
    ...more,
  };
  const task = await admin.send(taskEndpoints.createTask, { body: body });
  if (task.status !== 200) throw new Error(task.text);
  return task.payload.id;
};

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('making a job inactive', () => {
  it('pauses its series and cancels coming tasks once that is confirmed; work at hand stays', async () => {
    const id = await whole();
    await activate(admin, id);
    const [now, later] = [await addTask(id), await addTask(id, { scheduled_on: inDays(9) })];
    await addTask(id, {
      recurrence: weekly(inDays(1), new Date(Date.now() + 2 * 86_400_000).getUTCDay()),
    });
    const { payload: work } = await admin.call(getEndingWork, of(id));
    expect(work).toMatchObject({ series: 1, cancelled: 1 });
    expect(work.set_aside).toBeGreaterThan(0);
    const asked = await deactivate(admin, id);
    expect(asked).toMatchObject({ status: 409, code: 'job_has_work' });
    expect(endingWork.parse(asked.details)).toEqual(work);
    const done = await deactivate(admin, id, { confirmed: true });
    expect(done.payload).toMatchObject({
      status: 'inactive',
      end_date: '2026-12-31',
      allowed_transitions: ['activate'],
    });
    const tasks = await sql<{ id: number; status: string }>(
      `select id, status from tasks where organization_id = $1 and job_id = $2 and deleted_at is null order by id`,
      [id],
    );
    expect(tasks).toEqual([
      { id: now, status: 'open' },
      { id: later, status: 'cancelled' },
    ]);
    const series = await sql(`select status from task_series where organization_id = $1 and job_id = $2`, [
      id,
    ]);
    expect(series).toEqual([{ status: 'paused' }]);
    const after = { series: 0, set_aside: 0, cancelled: 0, inspections: 0, plans: 0 };
    expect((await admin.call(getEndingWork, of(id))).payload).toEqual(after);
  });

  it('leaves people their sight of it, and takes no new work', async () => {
    const id = await whole();
    await activate(admin, id);
    await sql(
      `insert into visible_jobs (organization_id, user_id, job_id, client_id, source) values ($1, $2, $3, $4, 'assignment')`,
      [acme.users.supervisor, id, acme.clientId],
    );
    expect((await deactivate(admin, id)).status).toBe(200);
    expect((await supervisor.call(jobEndpoints.getJob, of(id))).payload.status).toBe('inactive');
    await expect(addTask(id)).rejects.toThrow('not active');
    expect(await deactivate(admin, id)).toMatchObject({ status: 409, code: 'transition_refused' });
    expect((await activate(admin, id)).payload).toMatchObject({ status: 'active', end_date: null });
  });

  it('takes no task that is entered at the same moment', async () => {
    const id = await whole();
    await activate(admin, id);
    let asked: Promise<unknown> | undefined;
    await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
      await tenant.db.updateTable('jobs').set({ status: 'inactive' }).where('id', '=', id).execute();
      asked = addTask(id).catch((error: unknown) => error);
      await new Promise((done) => setTimeout(done, 400));
    });
    expect(String(await asked)).toContain('not active');
  });

  it('is refused with every field, without the right, and out of sight', async () => {
    const id = await whole();
    await expect(addTask(id)).rejects.toThrow('not active');
    await activate(admin, id);
    const bad = await deactivate(admin, id, { end_date: '12/31/2026', reason: 'x' });
    expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual(['end_date', 'reason']);
    expect(Object.keys((await deactivate(admin, id, { end_date: '2190-01-01' })).errors ?? {})).toEqual([
      'end_date',
    ]);
    await sql('update jobs set service_start_date = $3 where organization_id = $1 and id = $2', [
      id,
      '2026-06-01',
    ]);
    expect(Object.keys((await deactivate(admin, id, { end_date: '2026-05-31' })).errors ?? {})).toEqual([
      'end_date',
    ]);
    expect((await deactivate(supervisor, id)).status).toBe(403);
    expect((await deactivate(stranger, id)).status).toBe(404);
    expect((await deactivate(areaManager, acme.outOfScope.jobId)).status).toBe(404);
    expect((await supervisor.call(getEndingWork, of(id))).status).toBe(403);
    expect((await stranger.call(getEndingWork, of(id))).status).toBe(404);
  });
});
