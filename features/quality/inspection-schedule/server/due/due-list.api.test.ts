import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { dueEndpoints, dueWindowNames } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const list = async (client: Client, query: object = {}) =>
  (await client.call(dueEndpoints.listDueInspections, { query })).payload;

/** Sets the due date, counted from today at the building, which may be another day than here. */
const dueIn = (jobId: number, days: number) =>
  sqlAs(
    app,
    acme,
    `update jobs set inspection_frequency_days = 30,
       service_start_date = (now() at time zone 'America/Denver')::date - 30 + $1::int where id = $2`,
    [days, jobId],
  );

it.each([
  [-1, 'overdue'],
  [0, 'week'],
  [7, 'week'],
  [8, 'month'],
  [30, 'month'],
  [31, 'later'],
] as const)('a day in %i days stands among %s alone', async (days, window) => {
  await dueIn(acme.inScope.jobId, days);
  const found = await Promise.all(
    dueWindowNames.map(async (when) => (await list(admin, { when: [when] })).rows),
  );
  const windows = dueWindowNames.filter((_, at) => found[at]?.some(({ id }) => id === acme.inScope.jobId));
  expect(windows).toEqual([window]);
  expect((await list(admin, { job: acme.inScope.jobId })).rows[0]?.days).toBe(days);
});

it('counts on the start page what the lists hold, in scope', async () => {
  await dueIn(acme.inScope.jobId, -3);
  await dueIn(acme.outOfScope.jobId, 2);
  const summary = async (client: Client) => (await client.call(dueEndpoints.getDueSummary)).payload;
  expect(await summary(admin)).toMatchObject({
    overdue: 1,
    week: 1,
    next: [{ id: acme.inScope.jobId, days: -3 }, { id: acme.outOfScope.jobId }],
  });
  expect(await summary(await acme.signIn('supervisor'))).toMatchObject({ overdue: 1, week: 0 });
  expect(await summary(await rival.signIn('admin'))).toEqual({ overdue: 0, week: 0, next: [] });
  for (const who of ['viewer', 'nobody'] as const)
    expect((await (await acme.signIn(who)).call(dueEndpoints.getDueSummary)).status).toBe(403);
});

it('leaves out jobs that are over, and finds by words, plan and order', async () => {
  expect(
    (await list(admin, { sort: 'job_number', order: 'desc' })).rows.map(({ job }) => job.job_number),
  ).toEqual(['J-2', 'J-1']);
  expect((await list(admin, { q: 'J-2' })).total).toBe(1);
  expect((await list(admin, { planned: true })).total).toBe(0);
  expect((await list(admin, { client: acme.clientId, planned: false })).total).toBe(2);
  await sqlAs(app, acme, `update jobs set status = 'inactive' where id = $1`, [acme.outOfScope.jobId]);
  expect((await list(admin)).total).toBe(1);
});
