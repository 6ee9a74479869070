import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditLogEndpoints } from '#features/administration/audit-log/contract';
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
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [admin, manager, supervisor] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('manager'),
    acme.signIn('supervisor'),
  ]);
});
afterEach(() => sqlAs(app, acme, 'delete from planned_inspections'));
afterAll(() => app.close());

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const plan = (client: Client, user_id: number | null = null, site = acme.inScope) =>
  client.call(planInspection, {
    body: { job_id: site.jobId, building_id: site.buildingId, user_id, planned_on: inDays(3) },
  });

const move = (client: Client, { id, updated_at }: PlannedInspection, days: number, user_id: number | null) =>
  client.call(movePlannedInspection, {
    params: { id },
    body: { user_id, planned_on: inDays(days), updated_at },
  });

const drop = (client: Client, { id, updated_at }: Pick<PlannedInspection, 'id' | 'updated_at'>) =>
  client.call(dropPlannedInspection, { params: { id }, query: { updated_at } });

const plans = async (client: Client) =>
  (await client.call(getInspectionSchedule, { query: { from: inDays(-3), to: inDays(30) } })).payload.plans;

it('of two who plan one site at once, one does', async () => {
  const answers = await Promise.all([plan(admin), plan(manager), plan(supervisor)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await plans(admin)).toHaveLength(1);
});

it('of two tabs and two people that move one plan at once, one does, and the others are told', async () => {
  const made = (await plan(admin)).payload;
  const answers = await Promise.all([
    move(admin, made, 4, null),
    move(admin, made, 5, acme.users.supervisor),
    move(manager, made, 6, acme.users.manager),
    move(supervisor, made, 7, acme.users.supervisor),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const [kept] = await plans(admin);
  expect(kept?.updated_at).toBe(answers.find(({ status }) => status === 200)?.payload.updated_at);
});

it('of two who move and drop a plan at once, one does, and the other is told', async () => {
  const made = (await plan(admin)).payload;
  const [moved, dropped] = await Promise.all([move(manager, made, 4, null), drop(admin, made)]);
  expect([
    [200, 409],
    [404, 200],
  ]).toContainEqual([moved.status, dropped.status]);
  if (moved.status === 200) {
    expect(dropped.details).toMatchObject({ current: { planned_on: inDays(4) } });
    expect((await drop(admin, moved.payload)).status).toBe(200);
  }
  expect((await move(manager, made, 5, null)).status).toBe(404);
  expect(await plans(admin)).toEqual([]);
});

it('a plan whose inspection begins at the same instant is neither moved nor dropped any more', async () => {
  const template = await publishTemplate(admin);
  for (const _round of [1, 2, 3]) {
    const made = (await plan(admin)).payload;
    const [{ id }, moved, dropped] = await Promise.all([
      begin(supervisor, acme, template),
      move(admin, made, 6, null),
      drop(manager, made),
    ]);
    const [left] = await plans(admin);
    // The plan is either dropped or fulfilled: a fulfilled plan never disappears.
    if (dropped.status === 200) expect(left).toBeUndefined();
    else expect([dropped.status, left?.inspection?.id]).toEqual([409, id]);
    expect([200, 404, 409]).toContain(moved.status);
    await sqlAs(app, acme, 'delete from planned_inspections');
  }
});

it('somebody who has lost the site plans and moves nothing there, and is not planned again', async () => {
  const made = (await plan(admin, acme.users.supervisor)).payload;
  const taken = await sqlAs<{ source: string }>(
    app,
    acme,
    'delete from visible_jobs where user_id = $1 and job_id = $2 returning *',
    [acme.users.supervisor, acme.inScope.jobId],
  );
  expect(taken.length).toBeGreaterThan(0);
  expect(await plans(supervisor)).toEqual([]);
  expect((await move(supervisor, made, 5, acme.users.supervisor)).status).toBe(404);
  expect((await drop(supervisor, made)).status).toBe(404);
  const away = await move(admin, made, 5, acme.users.manager);
  expect(away.status).toBe(200);
  const back = await move(admin, away.payload, 5, acme.users.supervisor);
  expect([back.status, Object.keys(back.errors)]).toEqual([422, ['user_id']]);
});

it('nobody plans with a person, a site or a building of another company', async () => {
  const stranger = await rival.signIn('admin');
  const made = (await plan(admin)).payload;
  expect((await move(stranger, made, 4, null)).status).toBe(404);
  expect((await drop(stranger, made)).status).toBe(404);
  expect((await plan(stranger)).status).toBe(404);
  expect((await move(admin, made, 4, rival.users.supervisor)).status).toBe(422);
  const theirs = { jobId: acme.inScope.jobId, buildingId: rival.inScope.buildingId };
  expect((await plan(admin, null, theirs)).status).toBe(422);
});

it('the audit log of the building still says which site was dropped, and of which day', async () => {
  // Planned without an inspector, because the supervisor has lost the site above. The log has drops of other days, too.
  const made = await plan(admin);
  expect((await drop(admin, made.payload)).status).toBe(200);
  const { payload } = await admin.call(auditLogEndpoints.listBuildingAuditLog, {
    params: { id: acme.inScope.buildingId },
    query: {},
  });
  const said = JSON.stringify(payload.rows.find(({ action }) => action === 'Removed from the schedule'));
  expect(said).toContain('J-1');
  const [year, month, dayOfMonth] = inDays(3).split('-');
  expect(said).toContain(`${month}/${dayOfMonth}/${year}`);
});
