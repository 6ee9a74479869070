import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobEndpoints, jobExportEndpoints } from '#features/sites/jobs/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { completed, publishTemplate, workedAnswers } from '../../../../../tests/api/harness/walk.ts';
import { type Inspection, inspectionDashboardEndpoints, siteScoreEndpoints } from '../../contract/index.ts';
import { topIssuesOf } from './top-issues.ts';

const { listSiteScores, getJobInspections } = siteScoreEndpoints;
const { listInspectedSites } = inspectionDashboardEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let viewer: Client;
let stranger: Client;
let first: Inspection;
let last: Inspection;

const clean = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, 'excellent']));

const sql = (text: string) => sqlAs(app, acme, text.replaceAll(':org', String(acme.organizationId)));

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  viewer = await acme.signIn('viewer');
  stranger = await started.rival.signIn('admin');
  app.setNow('2026-11-21T18:00:00Z');
  const template = await publishTemplate(admin);
  first = await completed(admin, acme, template);
  last = await completed(admin, acme, template, clean);
  await sql(
    `update inspections set inspected_at = '2026-09-01T18:00:00Z' where organization_id = :org and id = ${first.id}`,
  );
  await sql(
    `update inspections set inspected_at = '2026-10-01T18:00:00Z' where organization_id = :org and id = ${last.id}`,
  );
  await sql(
    `update jobs set inspection_frequency_days = case when id = ${acme.inScope.jobId} then 30 else 0 end
     where organization_id = :org`,
  );
});
afterAll(() => app.close());

it('says the last score of each site, the scores of one over time, and when it is due', async () => {
  const { jobId } = acme.inScope;
  const scores = await admin.call(listSiteScores, {});
  expect(scores.payload).toEqual([{ job_id: jobId, score: 100, band: 'success' }]);
  const { payload } = await admin.call(getJobInspections, { params: { id: jobId } });
  expect(payload).toMatchObject({ next_due_on: '2026-10-31', overdue: true, target: 85 });
  expect(payload.scores.map(({ id, inspected_on, score, band }) => [id, inspected_on, score, band])).toEqual([
    [first.id, '2026-09-01', 84.1667, 'warning'],
    [last.id, '2026-10-01', 100, 'success'],
  ]);
});

it('shows nothing to who sees final ones alone, and nothing to other companies', async () => {
  const { jobId } = acme.inScope;
  expect((await viewer.call(listSiteScores, {})).payload).toEqual([]);
  const seen = await viewer.call(getJobInspections, { params: { id: jobId } });
  expect(seen.payload).toMatchObject({ next_due_on: '2026-10-31', scores: [] });
  expect((await stranger.call(listSiteScores, {})).payload).toEqual([]);
  expect((await stranger.call(getJobInspections, { params: { id: jobId } })).status).toBe(404);
});

it('lists sites with their last inspection, those that are due first', async () => {
  const { payload } = await admin.call(listInspectedSites, {});
  expect(payload.rows.map(({ next_due_on, overdue }) => [next_due_on, overdue])).toEqual([
    ['2026-10-31', true],
    [null, false],
  ]);
  expect(payload.rows[0]).toMatchObject({
    id: acme.inScope.jobId,
    last: { id: last.id, score: 100 },
    days_since: 51,
    ended_on: '2026-10-31',
    in_time: false,
  });
  for (const sort of ['inspected_on', 'score', 'job_number'] as const) {
    expect((await admin.call(listInspectedSites, { query: { sort, order: 'desc' } })).payload.total).toBe(2);
  }
  const found = await admin.call(listInspectedSites, { query: { in_time: false } });
  expect(found.payload.total).toBe(1);
  const wrong = await admin.send(listInspectedSites, {
    query: { ended_from: 'soon', sort: 'name', overdue: 3 },
  });
  expect(Object.keys(wrong.errors).toSorted()).toEqual(['ended_from', 'overdue', 'sort']);
});

it('tells other features what was found most at a place', async () => {
  const range = { from: '2026-08-25', to: '2026-11-21' };
  const at = { now: new Date('2026-11-21T18:00:00Z'), onlyFinal: false };
  const issues = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    topIssuesOf(tenant, { client_id: acme.clientId }, range, at),
  );
  expect(issues.map(({ question, count, share }) => [question, count, share])).toEqual([
    ['Dusting', 1, 0.5],
    ['Fixtures', 1, 0.5],
  ]);
});

it('narrows the list of sites to those past due by some days, and says in their file when they were inspected', async () => {
  const ids = async (days: number) => {
    const answer = await admin.call(jobEndpoints.listJobs, {
      query: { criteria: [`inspection-past-due:${days}`] },
    });
    return answer.payload.rows.map(({ id }) => id);
  };
  expect(await ids(21)).toEqual([acme.inScope.jobId]);
  expect(await ids(22)).toEqual([]);
  const file = await admin.call(jobExportEndpoints.exportJobs, { query: { format: 'csv' } });
  expect(file.text).toContain('Last inspection,Last score');
  expect(file.text).toContain('2026-10-01,100');
});
