import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionLogEndpoints } from '#features/nights/action-logs/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../../tests/api/harness/sql-as.ts';
import { reportDashboardEndpoints } from '../../../contract/dashboard/dashboard-endpoints.ts';
import { missingLists } from '../../../contract/dashboard/figure-lists.ts';
import { missingEndpoints } from '../../../contract/index.ts';
import { reportEndpoints } from '../../../contract/report/report-endpoints.ts';

const { listMissingWork, getMissingSummary, excuseMissingWork, withdrawExcuse } = missingEndpoints;

/** Ten in the morning in Denver, where the company is. */
const now = '2027-03-10T17:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let supervisor: Client;
let manager: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  [admin, supervisor, manager] = (await Promise.all(
    (['admin', 'supervisor', 'manager'] as const).map(acme.signIn),
  )) as [Client, Client, Client];
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const id = await createAssignment(tenant, null, { name: 'Supervisor', role_key: 'supervisor' });
    await assignUsers(tenant, id, [{ userId: acme.users.supervisor, jobId: acme.inScope.jobId }]);
  });
});
beforeEach(async () => {
  app.setNow(now);
  await sqlAs(app, acme, `delete from service_days`);
  await sqlAs(app, acme, `update missing_work set reminded_at = null`);
  await sqlAs(app, acme, `update daily_reports set deleted_at = now()`);
  await sqlAs(app, acme, `update action_logs set deleted_at = now()`);
});
afterAll(() => app.close());

const owe = async (day: string, site = acme.inScope, work = 'nightly_report'): Promise<number> => {
  const rows = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into service_days (organization_id, work, day, job_id, building_id) values ($1, $2, $3, $4, $5) returning id`,
    [acme.organizationId, work, day, site.jobId, site.buildingId],
  );
  return rows[0]?.id ?? 0;
};

const list = async (query: object = {}, client = admin) => {
  const answer = await client.send(listMissingWork, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows;
};

const ids = async (query: object = {}, client = admin) => (await list(query, client)).map(({ id }) => id);

const summary = async (client = admin) => (await client.call(getMissingSummary, { query: {} })).payload;

const start = async (report_date: string, client = admin) => {
  const site = { job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId };
  const body = { ...site, report_date };
  return (await client.call(reportEndpoints.startDailyReport, { body })).payload;
};

it('names the sites without a report of last night, with who is to be reminded', async () => {
  const id = await owe('2027-03-09');
  await owe('2027-03-10');
  await owe('2027-03-08');
  const [row, ...others] = await list();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id,
    work: 'nightly_report',
    day: '2027-03-09',
    begun: null,
    reminded: null,
    excused: null,
    job: { id: acme.inScope.jobId },
    people: [{ id: acme.users.supervisor, phone: null }],
  });
  expect(await summary()).toEqual({ owed: 1, missing: 1, excused: 0 });
});

it('waits for the report that is owed: one of another kind does not stand for it', async () => {
  const id = await owe('2027-03-09');
  const site = {
    job_id: acme.inScope.jobId,
    building_id: acme.inScope.buildingId,
    report_date: '2027-03-09',
  };
  const begin = async (type: 'night_cleaning' | 'weekend' | 'special') =>
    (await admin.call(reportEndpoints.startDailyReport, { body: { ...site, type } })).payload.id;
  const finish = async (report: number) => {
    const params = { id: report };
    const body = { general_comments: { description: 'All locked' } };
    await admin.call(reportEndpoints.updateDailyReport, { params, body });
    await admin.call(reportEndpoints.finalizeDailyReport, { body: { id: report } });
  };
  await finish(await begin('special'));
  expect(await list()).toMatchObject([{ id, begun: null }]);
  const owed = await begin('night_cleaning');
  await finish(await begin('weekend'));
  expect(await list()).toMatchObject([{ id, begun: { id: owed } }]);
  const figures = async () =>
    (await admin.send(reportDashboardEndpoints.getReportDashboard, { query: {} })).payload.kpis;
  expect((await figures()).missing?.value).toBe(1);
  await finish(owed);
  expect(await list()).toEqual([]);
  expect(await figures()).toMatchObject({ missing: { value: 0 }, submission_rate: { value: 1, of: 1 } });
});

it('says who has begun and how many doors are left, and forgets what is handed in', async () => {
  const id = await owe('2027-03-09');
  await sqlAs(app, acme, `update building_tenants set deleted_at = now()`);
  await sqlAs(
    app,
    acme,
    `insert into building_tenants (organization_id, building_id, name, suite, check_doors)
     select $1, $2, 'Tenant ' || n, n::text, true from generate_series(1, 2) n`,
    [acme.organizationId, acme.inScope.buildingId],
  );
  const report = await start('2027-03-09', supervisor);
  const [row] = await list({ begun: true });
  expect(row).toMatchObject({
    id,
    begun: { id: report.id, by: { id: acme.users.supervisor }, doors: { required: 2, checked: 0 } },
  });
  expect(await ids({ begun: false })).toEqual([]);
  await supervisor.call(reportEndpoints.updateDailyReport, {
    params: { id: report.id },
    body: { general_comments: { description: 'All locked' } },
  });
  expect(await ids()).toEqual([]);
  expect(await summary()).toEqual({ owed: 1, missing: 0, excused: 0 });
});

it('is over when the day is, by the clocks of the building', async () => {
  const id = await owe('2027-03-10');
  app.setNow('2027-03-11T06:59:00Z');
  expect(await ids()).toEqual([]);
  app.setNow('2027-03-11T07:00:00Z');
  expect(await ids()).toEqual([id]);
  await sqlAs(app, acme, `update buildings set time_zone = 'America/Los_Angeles'`);
  expect(await ids()).toEqual([]);
  await sqlAs(app, acme, `update buildings set time_zone = 'America/Denver'`);
});

it('filters by nights, person, site and words, and has action logs by day', async () => {
  const [last, before, far] = [
    await owe('2027-03-09'),
    await owe('2027-03-04'),
    await owe('2027-03-09', acme.outOfScope),
  ];
  const log = await owe('2027-03-09', acme.inScope, 'action_log');
  expect((await ids()).toSorted()).toEqual([last, far].toSorted());
  expect(await ids({ week: true, job: acme.inScope.jobId, sort: 'day' })).toEqual([before, last]);
  expect(await ids({ dateFrom: '2027-03-01', dateTo: '2027-03-05' })).toEqual([before]);
  expect(await ids({ person: acme.users.supervisor })).toEqual([last]);
  expect(await ids({ q: 'nothing like this' })).toEqual([]);
  expect(await ids({ work: 'action_log' })).toEqual([log]);
  app.setNow('2027-03-09T18:00:00Z');
  const porter = await acme.signIn('day-porter');
  const { jobId, buildingId } = acme.inScope;
  const saved = await porter.call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } });
  app.setNow(now);
  expect(await list({ work: 'action_log' })).toMatchObject([
    { begun: { id: saved.payload.id, doors: null } },
  ]);
  app.setNow('2027-03-09T18:00:00Z');
  await porter.call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId, comment: 'Quiet' } });
  app.setNow(now);
  expect(await ids({ work: 'action_log' })).toEqual([]);
});

it('is as long as the figures that open it say', async () => {
  app.setNow('2027-03-10T14:00:00Z');
  for (const day of ['2027-03-09', '2027-03-08', '2027-03-07']) {
    await owe(day);
    await owe(day, acme.outOfScope);
  }
  const { id } = await start('2027-03-08');
  const counts = async (query: object) => {
    const answer = await admin.send(reportDashboardEndpoints.getReportDashboard, { query: query });
    const { kpis, charts, range } = answer.payload;
    const listed = async (filters: object) => (await list({ ...query, ...filters, per_page: 100 })).length;
    expect(await listed(missingLists.owed(range))).toBe(kpis.expected?.of);
    expect(await listed(missingLists.all(range))).toBe(kpis.missing?.of);
    for (const bar of charts.missing) expect(await listed(missingLists.of(bar, range))).toBe(bar.count);
    return [kpis.missing?.of, ...charts.missing.map(({ count }) => count)];
  };
  // At seven in the morning a report of last night may still come.
  expect(await counts({})).toEqual([4, 2, 2]);
  expect(
    await ids({ ...missingLists.all({ from: '2027-03-07', to: '2027-03-09' }), due: false }),
  ).toHaveLength(2);
  app.setNow(now);
  expect(await counts({})).toEqual([6, 3, 3]);
  expect(await counts({ building: acme.outOfScope.buildingId })).toEqual([3, 3]);
  expect(await counts({ job: acme.inScope.jobId, client: acme.clientId })).toEqual([3, 3]);
  // A report that was handed in is no longer missing, but was still owed.
  await sqlAs(
    app,
    acme,
    `update daily_reports set status = 'finalized', submitted_at = $2, finalized_at = $2 where id = $1`,
    [id, '2027-03-09T12:00:00Z'],
  );
  expect(await counts({})).toEqual([5, 3, 2]);
  const all = await list({ ...missingLists.owed({ from: '2027-03-07', to: '2027-03-09' }) });
  expect([all.length, all.filter(({ handed_in }) => handed_in).map(({ day }) => day)]).toEqual([
    6,
    ['2027-03-08'],
  ]);
});

it('shows what the person may see', async () => {
  const [near] = [await owe('2027-03-09'), await owe('2027-03-09', acme.outOfScope)];
  expect(await ids({}, supervisor)).toEqual([near]);
  expect(await summary(supervisor)).toEqual({ owed: 1, missing: 1, excused: 0 });
  expect(await ids({}, await rival.signIn('admin'))).toEqual([]);
  for (const who of ['nobody', 'day-porter', 'viewer'] as const)
    expect((await (await acme.signIn(who)).call(listMissingWork, { query: {} })).status).toBe(403);
  const bad = await admin.send(listMissingWork, {
    query: { work: 'task', dateFrom: 'today', building: 0, supervisor: 'me', due: 'soon' },
  });
  const named = ['building', 'dateFrom', 'due', 'supervisor', 'work'];
  expect([bad.status, Object.keys(bad.errors).sort()]).toEqual([422, named]);
});

it('is excused with a reason by the office, and expected again', async () => {
  const id = await owe('2027-03-09');
  const excuse = (client: Client, body: object = { reason: 'Closed for the storm' }, at = id) =>
    client.send(excuseMissingWork, { params: { id: at }, body: body });
  expect((await excuse(supervisor)).status).toBe(403);
  expect((await excuse(await rival.signIn('admin'))).status).toBe(404);
  const short = await excuse(manager, { reason: 'x' });
  expect([short.status, Object.keys(short.errors)]).toEqual([422, ['reason']]);
  expect((await excuse(manager)).payload).toMatchObject({
    excused: { reason: 'Closed for the storm', by: { id: acme.users.manager } },
  });
  expect((await excuse(manager, { reason: 'Closed for the holiday' })).status).toBe(200);
  const later = await excuse(admin);
  expect([later.status, later.code]).toEqual([409, 'missing_work_excused']);
  expect(await ids()).toEqual([]);
  expect(await ids({ excused: true })).toEqual([id]);
  expect(await summary()).toEqual({ owed: 0, missing: 0, excused: 1 });
  expect((await manager.call(withdrawExcuse, { params: { id } })).payload.excused).toBeNull();
  expect(await ids()).toEqual([id]);
  expect((await excuse(admin, undefined, await owe('2027-03-10'))).status).toBe(409);
  await start('2027-03-09').then(({ id: report }) =>
    admin.call(reportEndpoints.updateDailyReport, {
      params: { id: report },
      body: { general_comments: { description: 'All locked' } },
    }),
  );
  const late = await excuse(manager);
  expect([late.status, late.code]).toEqual([409, 'missing_work_handed_in']);
});

it('comes in groups by area or by the first person to remind, each with how many there are', async () => {
  for (const day of ['2027-03-09', '2027-03-08']) {
    await owe(day);
    await owe(day, acme.outOfScope);
  }
  const groups = async (sort: string, more: object = {}) =>
    (await list({ sort, week: true, ...more })).map(({ group }) => group);
  const own = { id: acme.users.supervisor, name: 'CANARY-acme supervisor', count: 2 };
  const nobody = { id: null, name: null, count: 2 };
  expect(await groups('person')).toEqual([own, own, nobody, nobody]);
  expect(await groups('person', { per_page: 1, page: 2 })).toEqual([own]);
  expect(await groups('area')).toEqual(Array(4).fill({ id: null, name: null, count: 4 }));
  expect(await groups('day')).toEqual([null, null, null, null]);
});
