import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionLogEndpoints } from '#features/nights/action-logs/contract';
import { reportEndpoints } from '#features/nights/daily-reports/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { dashboardEndpoints } from '../contract/index.ts';

/** Ten in the evening of 9 March in Denver, where the company is. */
const evening = '2027-03-10T05:00:00Z';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let porter: Client;

const hold = (role_key: string, userId: number, period: { from?: string; to?: string } = {}) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const id = await createAssignment(tenant, null, { name: `${role_key} ${randomUUID()}`, role_key });
    await assignUsers(tenant, id, [{ userId, jobId: acme.inScope.jobId, ...period }]);
  });

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: evening }));
  supervisor = await acme.signIn('supervisor');
  porter = await acme.signIn('day-porter');
  await hold('supervisor', acme.users.supervisor);
  await hold('supervisor', acme.users.admin, { to: '2027-03-08' });
  await hold('day-porter', acme.users['day-porter']);
});
beforeEach(async () => {
  await sqlAs(app, acme, 'delete from service_days');
  const days = [
    ['nightly_report', '2027-03-08'],
    ['nightly_report', '2027-03-09'],
    ['action_log', '2027-03-09'],
    ['action_log', '2027-03-10'],
  ];
  for (const { jobId, buildingId } of [acme.inScope, acme.outOfScope])
    for (const [work, day] of days)
      await sqlAs(
        app,
        acme,
        'insert into service_days (organization_id, work, day, job_id, building_id) values ($1, $2, $3, $4, $5)',
        [acme.organizationId, work, day, jobId, buildingId],
      );
});
afterAll(() => app.close());

const chartsOf = async (client: Client) =>
  (await client.call(dashboardEndpoints.getPersonalDashboard)).payload.charts;

const notStarted = () => ({ job: { id: acme.inScope.jobId }, record: null, status: 'not_started' });

it('names the report of tonight to its supervisor, and then where it stands', async () => {
  const before = await chartsOf(supervisor);
  expect(before.tonight).toMatchObject([notStarted()]);
  expect(before.today).toEqual([]);
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const { payload } = await supervisor.call(reportEndpoints.startDailyReport, {
    body: { job_id, building_id },
  });
  expect((await chartsOf(supervisor)).tonight).toMatchObject([{ record: payload.id, status: 'new' }]);
});

it('names the own log of today to its porter, not that of somebody else', async () => {
  const begin = (client: Client) =>
    client.call(actionLogEndpoints.saveActionLog, {
      body: {
        jobId: acme.inScope.jobId,
        buildingId: acme.inScope.buildingId,
        client_uuid: randomUUID(),
      },
    });
  expect((await begin(await acme.signIn('admin'))).status).toBe(200);
  expect(await chartsOf(porter)).toMatchObject({ today: [notStarted()] });
  const { payload } = await begin(porter);
  expect((await chartsOf(porter)).today).toMatchObject([{ record: payload.id, status: 'new' }]);
});

it('names nothing where a site was closed, and nothing to people without that duty today', async () => {
  await sqlAs(
    app,
    acme,
    `update service_days set excused_at = now(), excuse_reason = 'Snow' where organization_id = $1`,
    [acme.organizationId],
  );
  expect((await chartsOf(supervisor)).tonight).toEqual([]);
  const admin = await acme.signIn('admin');
  expect(await chartsOf(admin)).toMatchObject({ tonight: [], today: [] });
});

it('says nothing of nights to people who may not write them', async () => {
  const charts = await chartsOf(await acme.signIn('viewer'));
  expect([charts.tonight, charts.today]).toEqual([undefined, undefined]);
});

it('leads nobody to records that they may not open before they are final', async () => {
  await sqlAs(
    app,
    acme,
    `update roles set flags = flags || '{reports.onlyFinalized,actionLogs.onlyFinalized}'::text[]
      where key = 'supervisor'`,
  );
  const charts = await chartsOf(await acme.signIn('supervisor'));
  expect([charts.tonight, charts.today]).toEqual([undefined, undefined]);
});
