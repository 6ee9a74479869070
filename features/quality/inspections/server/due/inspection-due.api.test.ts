import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { completed, publishTemplate, read } from '../../../../../tests/api/harness/walk.ts';
import { dueEndpoints, siteScoreEndpoints } from '../../contract/index.ts';

const { getInspectionDue, changeInspectionDue } = dueEndpoints;
const { getJobInspections } = siteScoreEndpoints;

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

const aDay = 86_400_000;

const inDays = (days: number): string => new Date(Date.now() + days * aDay).toISOString().slice(0, 10);

const due = (client: Client, id = acme.inScope.jobId) => client.call(getInspectionDue, { params: { id } });

const change = (client: Client, body: object, id = acme.inScope.jobId) =>
  client.send(changeInspectionDue, { params: { id }, body: body });

const start = (date: string | null, frequency = 30) =>
  sqlAs(app, acme, 'update jobs set service_start_date = $1, inspection_frequency_days = $2 where id = $3', [
    date,
    frequency,
    acme.inScope.jobId,
  ]);

it('is so many days after the service began, and unknown where nobody asks for inspections', async () => {
  await start(inDays(-10), 0);
  expect((await due(supervisor)).payload).toMatchObject({ due_on: null, last: null, can: { change: false } });
  await start(inDays(-10));
  expect((await due(supervisor)).payload).toMatchObject({
    due_on: inDays(20),
    frequency_days: 30,
    start_missing: false,
  });
});

it('counts from the day the job was made where nobody has entered when its service began', async () => {
  await start(null);
  // 6 am on the 2nd in London, still the 1st in Denver, the zone of the company.
  await sqlAs(app, acme, `update jobs set created_at = '2026-03-02T06:00:00Z' where id = $1`, [
    acme.inScope.jobId,
  ]);
  const since = { due_on: '2026-03-31', start_missing: true };
  expect((await due(supervisor)).payload).toMatchObject(since);
  const { payload } = await supervisor.call(getJobInspections, { params: { id: acme.inScope.jobId } });
  expect(payload).toMatchObject({ next_due_on: since.due_on, start_missing: true, overdue: true });
});

it('follows the building where that says other days than the job, and the shortest of several', async () => {
  const say = (id: number, days: number | null) =>
    sqlAs(app, acme, 'update buildings set inspection_frequency_days = $1 where id = $2', [days, id]);
  const link = (sql: string) => sqlAs(app, acme, sql, [acme.inScope.jobId, acme.outOfScope.buildingId]);
  const dueAfter = async () => (await due(admin)).payload;
  await start(inDays(-10));
  await say(acme.inScope.buildingId, 14);
  expect(await dueAfter()).toMatchObject({ due_on: inDays(4), frequency_days: 14 });
  await link(
    'insert into job_buildings (organization_id, job_id, building_id) select organization_id, $1, $2 from jobs where id = $1',
  );
  await say(acme.outOfScope.buildingId, 12);
  expect(await dueAfter()).toMatchObject({ due_on: inDays(2), frequency_days: 12 });
  await say(acme.outOfScope.buildingId, 0);
  expect(await dueAfter()).toMatchObject({ frequency_days: 14 });
  await link('delete from job_buildings where job_id = $1 and building_id = $2');
  await say(acme.inScope.buildingId, 0);
  expect(await dueAfter()).toMatchObject({ due_on: null, frequency_days: 0 });
  await say(acme.inScope.buildingId, null);
  await say(acme.outOfScope.buildingId, null);
  expect(await dueAfter()).toMatchObject({ due_on: inDays(20), frequency_days: 30 });
});

it('is another day when somebody says so, until an inspection ends that counts', async () => {
  await start(inDays(-10));
  const first = await change(admin, {
    due_on: inDays(5),
    reason: 'The client asked',
    seen_due_on: inDays(20),
  });
  expect(first.payload).toMatchObject({
    due_on: inDays(5),
    regular_due_on: inDays(20),
    changed: { reason: 'The client asked', by: { id: acme.users.admin } },
    can: { change: true },
  });
  expect(first.payload.timeline.at(-1)).toMatchObject({
    action: 'inspection-due.changed',
    note: 'The client asked',
    changes: { due_on: [inDays(20), inDays(5)] },
  });
  const template = await publishTemplate(admin);
  const done = await completed(supervisor, acme, template);
  const after = (await due(admin)).payload;
  expect(after).toMatchObject({ changed: null, last: { id: done.id, score: 84.1667 } });
  expect(after.due_on).toBe(after.regular_due_on);
  expect((await read(supervisor, done)).next_due_on).toBe(after.due_on);
});

it('goes back to the frequency, and keeps why', async () => {
  const { due_on: seen } = (await due(admin)).payload;
  const moved = await change(admin, { due_on: inDays(3), reason: 'Before the audit', seen_due_on: seen });
  expect(moved.payload.due_on).toBe(inDays(3));
  const back = await change(admin, { due_on: null, reason: 'Audit is off', seen_due_on: inDays(3) });
  expect(back.payload).toMatchObject({ due_on: seen, changed: null });
  expect(back.payload.timeline.map(({ note }) => note).slice(-2)).toEqual([
    'Before the audit',
    'Audit is off',
  ]);
});

it('is changed by those alone who may, who have seen the day, and to a day to come', async () => {
  const { due_on: seen } = (await due(admin)).payload;
  const good = { due_on: inDays(4), reason: 'Because', seen_due_on: seen };
  for (const who of ['supervisor', 'csr', 'viewer'] as const)
    expect((await change(await acme.signIn(who), good)).status).toBe(403);
  expect((await change(await rival.signIn('admin'), good)).status).toBe(404);
  expect((await due(await rival.signIn('admin'))).status).toBe(404);
  expect((await due(supervisor, acme.outOfScope.jobId)).status).toBe(404);
  expect((await due(await acme.signIn('viewer'))).status).toBe(403);
  expect((await change(admin, { ...good, seen_due_on: inDays(77) })).status).toBe(409);
  const wrong = await change(admin, { due_on: 'soon', reason: '', seen_due_on: 1 });
  expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([
    422,
    ['due_on', 'reason', 'seen_due_on'],
  ]);
  expect(Object.keys((await change(admin, { ...good, due_on: inDays(-2) })).errors)).toEqual(['due_on']);
});
