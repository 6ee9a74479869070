import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { assignmentEndpoints, type SitePeriod } from '../../contract/index.ts';
import { refreshEveryDuty } from '../scope/refresh-duty-scope.ts';

const { createAssignment, endUserAssignment, listAssignmentUsers, setAssignmentUsers, updateAssignment } =
  assignmentEndpoints;
const { listBuildingAssignments, listUserAssignments } = assignmentEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let areaManager: Client;
let porter: Client;
let role: number;

const today = '2026-03-10';
/** Noon at the sites, which are in Denver. */
const noon = '2026-03-10T16:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  app.setNow(noon);
  [manager, areaManager, porter] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('area-manager'),
    acme.signIn('day-porter'),
  ]);
  role = await newRole('Porter');
});
afterAll(() => app.close());

const newRole = async (name: string): Promise<number> => {
  const body = { name, role_key: 'day-porter', is_notifiable: true, active: true } as const;
  return (await manager.call(createAssignment, { body })).payload.id;
};

const set = (body: object, { id = role, client = manager } = {}) =>
  client.call(setAssignmentUsers, { params: { id }, body });

const sites = (query: object = {}, { id = role, client = manager } = {}) =>
  client.call(listAssignmentUsers, { params: { id }, query });

const here = () => acme.outOfScope.jobId;

const holder = (from_date: string | null = null, to_date: string | null = null, job_id = here()) => ({
  job_id,
  user_id: acme.users['day-porter'],
  from_date,
  to_date,
});

const sees = async (client = porter, jobId = here()): Promise<number> =>
  (await client.call(jobEndpoints.getJob, { params: { id: jobId } })).status;

const periodAt = async (jobId = here(), query: object = {}): Promise<SitePeriod> => {
  const row = (await sites(query)).payload.rows.find(({ job_id }) => job_id === jobId);
  return row?.periods.at(-1) as SitePeriod;
};

const round = async (now: string): Promise<void> => {
  app.setNow(now);
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    refreshEveryDuty(app.wiring, tenant, new Date(now)),
  );
};

const versionOf = ({ id, updated_at }: SitePeriod) => ({ id, updated_at });

describe('who holds an assignment at a site', () => {
  it('sees it at once, and no longer when it ended', async () => {
    expect(await sees()).toBe(404);
    const { status, payload, text } = await set({ add: [holder('2026-03-01')] });
    expect(status, text).toBe(200);
    expect(payload.rows).toMatchObject([
      { job_id: here(), periods: [{ from_date: '2026-03-01', to_date: null }] },
    ]);
    expect(await sees()).toBe(200);
    const period = await periodAt();
    const ended = await set({
      update: [{ ...versionOf(period), from_date: '2026-03-01', to_date: '2026-03-09' }],
    });
    expect(ended.payload.rows[0]?.periods).toEqual([]);
    expect(await sees()).toBe(404);
    const then = await periodAt(here(), { on: '2026-03-05' });
    expect(then.user.id).toBe(acme.users['day-porter']);
  });

  it('may come back, but not twice at the same time', async () => {
    expect((await set({ add: [holder('2026-03-09')] })).errors).toHaveProperty('add');
    const later = await set({ add: [holder('2026-03-20', '2026-03-22')] });
    expect(later.status, later.text).toBe(200);
    const period = await periodAt();
    const dates = { from_date: '2026-03-01', to_date: null };
    expect((await set({ update: [{ ...versionOf(period), ...dates }] })).errors).toHaveProperty('update');
  });

  it('sees it from the first day at the site to the last', async () => {
    expect(await sees()).toBe(404);
    await round('2026-03-20T05:50:00Z');
    expect(await sees()).toBe(404);
    await round('2026-03-20T06:10:00Z');
    expect(await sees()).toBe(200);
    await round('2026-03-23T05:50:00Z');
    expect(await sees()).toBe(200);
    await round('2026-03-23T06:10:00Z');
    expect(await sees()).toBe(404);
    app.setNow(noon);
    const stored = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity = 'sight' and entity_id = $1 and actor_user_id is null`,
      [acme.users['day-porter']],
    );
    expect(stored).toHaveLength(2);
  });

  it('goes without a trace of days when it had not begun, and ends when it had', async () => {
    const period = await periodAt();
    expect((await set({ remove: [versionOf(period)] })).status).toBe(200);
    await set({ add: [holder('2026-03-10')] });
    await set({ remove: [versionOf(await periodAt())] });
    expect(await periodAt()).toBeUndefined();
    await set({ add: [holder('2026-03-10', null, acme.inScope.jobId)] });
    app.setNow('2026-03-11T16:00:00Z');
    const begun = await periodAt(acme.inScope.jobId);
    expect((await set({ remove: [versionOf(begun)] })).errors).toHaveProperty('remove.0.id');
    app.setNow(noon);
    await set({ remove: [versionOf(begun)] });
  });

  it('ends today by the address of the product, and what lies ahead goes', async () => {
    await set({ add: [holder('2026-03-10'), holder('2026-05-01', null, acme.inScope.jobId)] });
    const end = (jobId: number, client = manager, id = acme.users['day-porter']) =>
      client.call(endUserAssignment, { params: { id, jobId, assignmentId: role } });
    const ended = await end(here());
    expect(ended.status, ended.text).toBe(200);
    expect(ended.payload.find(({ job_id, to_date }) => job_id === here() && to_date === today)).toBeDefined();
    const traces = () =>
      sqlAs(app, acme, `select id from audit_log where action = 'job-site-assignment.users-set'`);
    const before = await traces();
    expect((await end(here())).status).toBe(200);
    expect(await traces()).toEqual(before);
    expect(await sees()).toBe(200);
    expect((await end(acme.inScope.jobId)).payload.some(({ job_id }) => job_id === acme.inScope.jobId)).toBe(
      false,
    );
    expect((await end(acme.inScope.jobId)).status).toBe(404);
    expect((await end(here(), porter)).status).toBe(403);
    expect((await end(here(), await rival.signIn('admin'))).status).toBe(404);
    app.setNow(noon);
  });

  it('is found by person and place, and sites that nobody holds too', async () => {
    const { rows } = (await sites({ user_id: acme.users['day-porter'] })).payload;
    expect(rows.map(({ job_id }) => job_id)).toEqual([here()]);
    const free = (await sites({ unassigned: true })).payload.rows.map(({ job_id }) => job_id);
    expect(free).toContain(acme.inScope.jobId);
    expect(free).not.toContain(here());
    expect((await sites({ client_id: 2_000_000_000 })).payload.rows).toEqual([]);
    expect((await sites({ area_id: 2_000_000_000, q: 'nothing' })).payload.rows).toEqual([]);
    const mine = await manager.call(listUserAssignments, { params: { id: acme.users['day-porter'] } });
    expect(mine.payload.map(({ to_date }) => to_date)).toEqual(['2026-03-09', today]);
    const at = await manager.call(listBuildingAssignments, { params: { id: acme.outOfScope.buildingId } });
    expect(at.payload).toMatchObject([{ user_id: acme.users['day-porter'], to_date: today }]);
  });

  it('is written down at the site and told to the person in one notice', async () => {
    await sqlAs(app, acme, 'delete from notifications where organization_id = $1', [acme.organizationId]);
    await runWork(app, 'notifications');
    await sqlAs(app, acme, 'delete from notifications where organization_id = $1', [acme.organizationId]);
    const other = await newRole('Night porter');
    const both = [here(), acme.inScope.jobId].map((id) => ({ ...holder('2026-04-01'), job_id: id }));
    await set({ add: both }, { id: other });
    await runWork(app, 'notifications');
    const stored = await sqlAs<{ kind: string; user_id: number; params: { said: string } }>(
      app,
      acme,
      'select kind, user_id, params from notifications where organization_id = $1',
      [acme.organizationId],
    );
    expect(stored.map(({ kind, user_id }) => [kind, user_id])).toEqual([
      ['job-assignment.added', acme.users['day-porter']],
    ]);
    expect(JSON.parse(stored[0]?.params.said ?? '')).toHaveLength(2);
    const [trace] = await sqlAs<{ changes: object; actor_user_id: number }>(
      app,
      acme,
      `select changes, actor_user_id from audit_log where entity = 'job' and entity_id = $1 order by id desc limit 1`,
      [here()],
    );
    expect(trace).toEqual({
      actor_user_id: acme.users.manager,
      changes: { 'Night porter': [null, expect.stringContaining('(04/01/2026 – …)')] },
    });
    await set({ remove: (await allOf(other)).map(versionOf) }, { id: other });
  });

  it('gives nothing while the assignment is not in use', async () => {
    const other = await newRole('Spare');
    const [held] = (await allOf(role)).map(versionOf);
    if (held) await set({ update: [{ ...held, from_date: null, to_date: '2026-02-28' }] });
    await set({ add: [holder()] }, { id: other });
    expect(await sees()).toBe(200);
    const fields = { name: 'Spare', role_key: 'day-porter', is_notifiable: true } as const;
    const { updated_at } = (await manager.call(assignmentEndpoints.getAssignment, { params: { id: other } }))
      .payload;
    await manager.call(updateAssignment, {
      params: { id: other },
      body: { ...fields, active: false, updated_at },
    });
    expect(await sees()).toBe(404);
    expect((await set({ add: [holder()] }, { id: other })).status).toBe(409);
  });
});

const allOf = async (id: number): Promise<SitePeriod[]> =>
  (await sites({}, { id })).payload.rows.flatMap(({ periods }) => periods);

describe('a change of who holds it', () => {
  it('names every wrong field', async () => {
    const wrong = await set({
      add: [{ ...holder('2026-05-02', '2026-05-01') }, { ...holder('1980-01-01') }],
      update: [{ id: 1, updated_at: noon, from_date: '2026-05-02', to_date: '2026-05-01' }],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'add.0.to_date',
      'add.1.from_date',
      'update.0.to_date',
    ]);
    expect((await set({})).errors).toHaveProperty('add');
    expect((await set({ add: [{ ...holder(), user_id: rival.users.csr }] })).errors).toHaveProperty(
      'add.0.user_id',
    );
    expect((await set({ extra: 1 })).errors).toHaveProperty('extra');
    expect((await sites({ on: 'today' })).status).toBe(422);
  });

  it('says once what becomes of a period', async () => {
    await set({ add: [holder('2026-06-01')] });
    const period = versionOf(await periodAt());
    const later = { ...period, from_date: '2026-06-02', to_date: null };
    const both = await set({ update: [later], remove: [period] });
    expect([both.status, Object.keys(both.errors)]).toEqual([422, ['remove.0.id']]);
    const twice = await set({ update: [later, later], remove: [] });
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['update.1.id']]);
    expect((await periodAt()).from_date).toBe('2026-06-01');
    await set({ remove: [period] });
  });

  it('is refused when somebody changed the period meanwhile', async () => {
    await set({ add: [holder('2026-06-01')] });
    const period = await periodAt();
    const later = { ...versionOf(period), from_date: '2026-06-02', to_date: null };
    expect((await set({ update: [later] })).status).toBe(200);
    const late = await set({ update: [{ ...later, from_date: '2026-06-03' }] });
    expect(late.status).toBe(409);
    expect((await set({ remove: [versionOf(period)] })).status).toBe(409);
    await set({ remove: [versionOf(await periodAt())] });
  });

  it('needs a flag and the sight of the site', async () => {
    expect((await set({ add: [holder()] }, { client: porter })).status).toBe(403);
    expect((await sites({}, { client: porter })).status).toBe(403);
    expect((await set({ add: [holder()] }, { client: areaManager })).status).toBe(404);
    expect((await set({ add: [{ ...holder(), job_id: rival.inScope.jobId }] })).status).toBe(404);
    const stranger = await rival.signIn('admin');
    expect((await set({ add: [holder()] }, { client: stranger })).status).toBe(404);
    expect((await sites({}, { client: stranger })).status).toBe(404);
    const person = { params: { id: acme.users['day-porter'] } };
    expect((await stranger.call(listUserAssignments, person)).status).toBe(404);
    expect((await porter.call(listUserAssignments, person)).status).toBe(403);
    const building = { params: { id: acme.inScope.buildingId } };
    expect((await stranger.call(listBuildingAssignments, building)).status).toBe(404);
    expect((await (await acme.signIn('nobody')).call(listBuildingAssignments, building)).status).toBe(403);
  });
});
