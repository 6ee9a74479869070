import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertJobs } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { assignmentEndpoints, type ReplacementStep } from '../../contract/index.ts';

const { createAssignment, planReplacement, replaceUser, setAssignmentUsers, listUserAssignments } =
  assignmentEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let role: number;
let jobs: number[];

const from_date = '2026-03-16';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  app.setNow('2026-03-10T16:00:00Z');
  manager = await acme.signIn('manager');
  const body = { name: 'Supervisor', role_key: 'supervisor', is_notifiable: true, active: true } as const;
  role = (await manager.call(createAssignment, { body })).payload.id;
  jobs = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    insertJobs(
      tenant,
      ['1', '2', '3', '4', '5'].map((n) => ({
        job_number: `R-${n}`,
        job_name: `Site ${n}`,
        client_id: acme.clientId,
        building_ids: [acme.inScope.buildingId],
      })),
    ),
  );
  const { supervisor: old, csr: next } = acme.users;
  const at = (place: number, user_id: number, from: string | null = null, to: string | null = null) => ({
    job_id: jobs[place] ?? 0,
    user_id,
    from_date: from,
    to_date: to,
  });
  const add = [
    at(0, old),
    at(1, old, '2026-05-01', '2026-06-30'),
    ...[at(2, old), at(2, next, '2026-01-01')],
    ...[at(3, old), at(3, next, '2026-04-01')],
    at(4, old, null, '2026-03-12'),
  ];
  const { status, text } = await manager.call(setAssignmentUsers, { params: { id: role }, body: { add } });
  expect(status, text).toBe(200);
});
afterAll(() => app.close());

const plan = (
  query: object = { by_user_id: acme.users.csr, from_date },
  client = manager,
  id = acme.users.supervisor,
) => client.send(planReplacement, { params: { id }, query: query });

const replace = (body: object, client = manager, id = acme.users.supervisor) =>
  client.send(replaceUser, { params: { id }, body: body });

const chosen = (steps: readonly ReplacementStep[]) => steps.map(({ id, updated_at }) => ({ id, updated_at }));

const periodsOf = async (id: number) => {
  const { payload } = await manager.call(listUserAssignments, { params: { id } });
  return payload.map(({ job_name, from_date: from, to_date }) => [job_name, from, to_date]);
};

const seen = async (userId: number): Promise<number[]> => {
  const rows = await sqlAs<{ job_id: number }>(
    app,
    acme,
    `select job_id from visible_jobs where user_id = $1 and source = 'assignment' order by job_id`,
    [userId],
  );
  return rows.map(({ job_id }) => job_id);
};

describe('a replacement', () => {
  it('is shown before it is done', async () => {
    const { status, payload, text } = await plan();
    expect(status, text).toBe(200);
    expect(payload.steps.map(({ job_name, outcome }) => [job_name, outcome])).toEqual([
      ['Site 1', 'replace'],
      ['Site 2', 'move'],
      ['Site 3', 'holds'],
      ['Site 4', 'clash'],
    ]);
    expect(payload.unseen).toBe(0);
    const ending = await plan({ from_date, assignment_id: role });
    expect(ending.payload.steps.map(({ outcome }) => outcome)).toEqual(['end', 'cancel', 'end', 'end']);
    expect((await plan({ from_date, assignment_id: 2_000_000_000 })).payload.steps).toEqual([]);
  });

  it('names every wrong field, and needs a flag', async () => {
    expect((await plan({ from_date: 'soon', by_user_id: 0 })).status).toBe(422);
    expect(
      Object.keys((await plan({ from_date: '2150-01-01', by_user_id: rival.users.csr })).errors),
    ).toEqual(['from_date', 'by_user_id']);
    expect((await plan({ from_date, by_user_id: acme.users.supervisor })).errors).toHaveProperty(
      'by_user_id',
    );
    const periods = chosen((await plan()).payload.steps);
    const body = { by_user_id: acme.users.csr, from_date, periods };
    expect((await replace({ ...body, periods: [] })).errors).toHaveProperty('periods');
    expect((await replace({ ...body, by_user_id: acme.users.supervisor })).errors).toHaveProperty(
      'by_user_id',
    );
    const [porter, stranger] = [await acme.signIn('day-porter'), await rival.signIn('admin')];
    expect((await plan(undefined, porter)).status).toBe(403);
    expect((await replace(body, porter)).status).toBe(403);
    expect((await plan({ from_date }, stranger)).status).toBe(404);
    expect((await replace({ ...body, by_user_id: null }, stranger)).status).toBe(404);
  });

  it('is one step, which leaves alone what clashes', async () => {
    const before = (await plan()).payload.steps;
    const { status, payload, text } = await replace({
      by_user_id: acme.users.csr,
      from_date,
      periods: chosen(before),
    });
    expect(status, text).toBe(200);
    expect([payload.changed, payload.skipped.map(({ job_name }) => job_name)]).toEqual([3, ['Site 4']]);
    expect(await periodsOf(acme.users.supervisor)).toEqual([
      ['Site 1', null, '2026-03-15'],
      ['Site 3', null, '2026-03-15'],
      ['Site 4', null, null],
      ['Site 5', null, '2026-03-12'],
    ]);
    expect(await periodsOf(acme.users.csr)).toEqual([
      ['Site 1', from_date, null],
      ['Site 2', '2026-05-01', '2026-06-30'],
      ['Site 3', '2026-01-01', null],
      ['Site 4', '2026-04-01', null],
    ]);
    const traces = await sqlAs<{ entity_id: number }>(
      app,
      acme,
      `select entity_id from audit_log where action = 'job-site-assignment.user-replaced' order by entity_id`,
      [],
    );
    expect(traces.map(({ entity_id }) => entity_id)).toEqual(jobs.slice(0, 3));
    expect((await replace({ by_user_id: null, from_date, periods: chosen(before) })).status).toBe(409);
  });

  it('takes the sight away and gives it in the same step', async () => {
    const { supervisor: old, viewer: next } = acme.users;
    const before = (await plan({ from_date: '2026-03-10', by_user_id: next })).payload.steps;
    const seenBefore = await seen(old);
    expect(seenBefore).toEqual([jobs[0], jobs[2], jobs[3], jobs[4]]);
    await replace({ by_user_id: next, from_date: '2026-03-10', periods: chosen(before) });
    expect(await seen(old)).toEqual([]);
    expect(await seen(next)).toEqual(seenBefore);
  });

  it('counts what the caller does not see, and leaves it', async () => {
    const areaManager = await acme.signIn('area-manager');
    const { payload } = await plan({ from_date }, areaManager, acme.users.viewer);
    expect(payload).toMatchObject({ steps: [], unseen: expect.any(Number) });
  });
});
