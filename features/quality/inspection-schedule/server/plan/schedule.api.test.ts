import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectionEndpoints } from '#features/quality/inspections/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { begin, publishTemplate } from '../../../../../tests/api/harness/walk.ts';
import { type PlannedInspection, planEndpoints } from '../../contract/index.ts';

const { getInspectionSchedule, planInspection, movePlannedInspection, dropPlannedInspection } = planEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const plan = (client: Client, body: object = {}, site = acme.inScope) =>
  client.send(planInspection, {
    body: {
      job_id: site.jobId,
      building_id: site.buildingId,
      user_id: null,
      planned_on: inDays(3),
      ...body,
    },
  });

const move = (client: Client, { id, updated_at }: PlannedInspection, body: object) =>
  client.call(movePlannedInspection, {
    params: { id },
    body: { user_id: null, planned_on: inDays(3), updated_at, ...body },
  });

const drop = (client: Client, { id, updated_at }: Pick<PlannedInspection, 'id' | 'updated_at'>) =>
  client.call(dropPlannedInspection, { params: { id }, query: { updated_at } });

const month = async (client: Client, query: object = {}) =>
  (await client.call(getInspectionSchedule, { query: { from: inDays(-3), to: inDays(30), ...query } }))
    .payload;

const planned = async (): Promise<PlannedInspection> => {
  const made = await plan(admin);
  if (made.status !== 200) throw new Error(made.text);
  return made.payload;
};

it('shows what is due without a plan until somebody plans it, with those who inspect', async () => {
  await sqlAs(app, acme, `update jobs set service_start_date = $1, inspection_frequency_days = 30`, [
    inDays(-25),
  ]);
  const before = await month(admin);
  expect(before.unplanned.map(({ job }) => job.id)).toEqual([acme.inScope.jobId, acme.outOfScope.jobId]);
  expect(before.inspectors.map(({ id }) => id)).toContain(acme.users.supervisor);
  expect(before.inspectors.map(({ id }) => id)).not.toContain(acme.users.csr);
  const made = await planned();
  const { id, due_on } = made;
  expect(due_on).toBe(inDays(5));
  const after = await month(admin);
  expect(after.unplanned.map(({ job }) => job.id)).toEqual([acme.outOfScope.jobId]);
  expect(after.plans).toMatchObject([{ id, inspector: null, inspection: null, can: { move: true } }]);
  expect((await month(supervisor)).unplanned).toEqual([]);
  expect((await month(await rival.signIn('admin'))).plans).toEqual([]);
  expect((await plan(admin)).status).toBe(409);
  await drop(admin, made);
});

it('moves to another day and person, once for what the planner has seen', async () => {
  const made = await planned();
  const moved = await move(admin, made, { user_id: acme.users.supervisor, planned_on: inDays(9) });
  expect(moved.payload).toMatchObject({
    planned_on: inDays(9),
    inspector: { id: acme.users.supervisor },
  });
  expect((await move(admin, made, { planned_on: inDays(4) })).status).toBe(409);
  const wrong = await move(admin, moved.payload, { user_id: acme.users.csr, planned_on: inDays(-2) });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['planned_on', 'user_id']]);
  const early = await drop(admin, made);
  expect([early.status, early.code, early.details]).toMatchObject([
    409,
    'stale',
    { current: { id: made.id } },
  ]);
  expect((await drop(admin, moved.payload)).status).toBe(200);
  expect((await drop(admin, moved.payload)).status).toBe(404);
  const bare = await admin.send(dropPlannedInspection, { params: { id: made.id }, query: {} });
  expect([bare.status, Object.keys(bare.errors)]).toEqual([422, ['updated_at']]);
});

it('lets an inspector take and move the own, and nobody else’s', async () => {
  const made = await planned();
  const mine = await move(supervisor, made, { user_id: acme.users.supervisor });
  expect(mine.status).toBe(200);
  const away = await move(supervisor, mine.payload, { user_id: acme.users.manager });
  expect(away.status).toBe(403);
  const others = await move(admin, mine.payload, { user_id: acme.users.manager });
  expect((await move(supervisor, others.payload, { planned_on: inDays(8) })).status).toBe(403);
  expect((await drop(supervisor, others.payload)).status).toBe(403);
  for (const who of ['csr', 'viewer'] as const) expect((await plan(await acme.signIn(who))).status).toBe(403);
  const stranger = await rival.signIn('admin');
  expect((await move(stranger, others.payload, {})).status).toBe(404);
  expect((await drop(stranger, others.payload)).status).toBe(404);
  expect((await plan(stranger)).status).toBe(404);
  expect((await plan(supervisor, {}, acme.outOfScope)).status).toBe(404);
  await drop(admin, others.payload);
});

it('plans only what exists, and says all that does not fit', async () => {
  const wrong = await plan(admin, { building_id: acme.outOfScope.buildingId, planned_on: inDays(-3) });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['building_id', 'planned_on']]);
  const shape = await plan(admin, { job_id: 'x', user_id: 0, planned_on: 'soon' });
  expect(Object.keys(shape.errors).sort()).toEqual(['job_id', 'planned_on', 'user_id']);
  const days = await admin.call(getInspectionSchedule, { query: { from: inDays(0), to: inDays(60) } });
  expect(days.status).toBe(422);
});

it('is fulfilled by the inspection that begins there, and waits again when that is deleted', async () => {
  const template = await publishTemplate(admin);
  const made = await planned();
  const inspection = await begin(supervisor, acme, template);
  const [row] = (await month(admin)).plans;
  expect(row).toMatchObject({
    id: made.id,
    inspection: { id: inspection.id, status: 'new' },
    due_on: null,
    can: { move: false },
  });
  if (row) expect((await move(admin, row, { planned_on: inDays(6) })).status).toBe(409);
  expect((await drop(admin, made)).status).toBe(409);
  await supervisor.call(inspectionEndpoints.deleteInspection, { params: { id: inspection.id } });
  expect((await month(admin)).plans).toMatchObject([{ id: made.id, inspection: null, can: { move: true } }]);
  await begin(supervisor, acme, template);
  const next = await planned();
  expect(next.id).not.toBe(made.id);
});
