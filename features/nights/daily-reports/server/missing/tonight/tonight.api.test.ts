import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../../tests/api/harness/sql-as.ts';
import { incidentEndpoints } from '../../../contract/incidents/incident-endpoints.ts';
import { tonightEndpoints } from '../../../contract/index.ts';
import { reportEndpoints } from '../../../contract/report/report-endpoints.ts';

const { getTonight } = tonightEndpoints;

/** Ten in the evening in Denver, where the company is. */
const evening = '2027-03-10T05:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: evening }));
  admin = await acme.signIn('admin');
});
beforeEach(async () => {
  app.setNow(evening);
  await sqlAs(app, acme, `delete from service_days`);
  await sqlAs(app, acme, `update daily_reports set deleted_at = now()`);
  for (const { jobId, buildingId } of [acme.inScope, acme.outOfScope])
    await sqlAs(
      app,
      acme,
      `insert into service_days (organization_id, work, day, job_id, building_id)
       values ($1, 'nightly_report', '2027-03-09', $2, $3)`,
      [acme.organizationId, jobId, buildingId],
    );
});
afterAll(() => app.close());

const read = async (client = admin) => (await client.call(getTonight)).payload;

const begin = async ({ jobId, buildingId } = acme.inScope) =>
  (await admin.call(reportEndpoints.startDailyReport, { body: { job_id: jobId, building_id: buildingId } }))
    .payload.id;

it('shows every site of the night with where it stands, and counts them', async () => {
  const id = await begin();
  const { counts, sites, areas, at, capped } = await read();
  expect(counts).toEqual({ not_started: 1, running: 1, finalized: 0, incidents: 0, unlocked: 0 });
  expect(sites.map(({ job_id, state }) => [job_id, state])).toEqual([
    [acme.outOfScope.jobId, 'not_started'],
    [acme.inScope.jobId, 'running'],
  ]);
  expect(sites[1]).toMatchObject({ report_id: id, incidents: 0 });
  expect(areas.reduce((sum, area) => sum + area.sites, 0)).toBe(2);
  expect([at, capped]).toEqual(['2027-03-10T05:00:00.000Z', false]);
});

it('puts trouble first, also where the report is final', async () => {
  const id = await begin();
  await admin.call(incidentEndpoints.saveIncident, {
    params: { id },
    body: { client_uuid: randomUUID(), kind: 'leak', description: 'Water below the sink' },
  });
  await admin.call(reportEndpoints.finalizeDailyReport, { body: { id } }).then(async ({ status }) => {
    if (status === 200) return;
    const body = { general_comments: { description: 'A leak' } };
    await admin.call(reportEndpoints.updateDailyReport, { params: { id }, body });
    expect((await admin.call(reportEndpoints.finalizeDailyReport, { body: { id } })).status).toBe(200);
  });
  const { counts, sites } = await read();
  expect(sites[0]).toMatchObject({ job_id: acme.inScope.jobId, state: 'finalized', incidents: 1 });
  expect(counts).toMatchObject({ finalized: 1, not_started: 1, incidents: 1 });
});

it('is the same night until noon of the next day, and then the next', async () => {
  app.setNow('2027-03-10T18:59:00Z');
  expect((await read()).sites).toHaveLength(2);
  app.setNow('2027-03-10T19:00:00Z');
  expect((await read()).sites).toEqual([]);
  await begin();
  expect((await read()).counts).toMatchObject({ running: 1, not_started: 0 });
});

it('leaves out what is excused and out of scope, and is for those who see open reports', async () => {
  expect((await read(await acme.signIn('supervisor'))).sites).toHaveLength(1);
  expect((await read(await rival.signIn('admin'))).sites).toEqual([]);
  for (const who of ['nobody', 'day-porter', 'viewer'] as const)
    expect((await (await acme.signIn(who)).call(getTonight)).status).toBe(403);
});
