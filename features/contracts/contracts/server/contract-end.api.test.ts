import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { createContract, type NewContract } from './index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;

/** In Denver it is still March 9. */
const now = '2027-03-10T05:00:00Z';
const day = (days: number): string => new Date(Date.UTC(2027, 2, 9 + days)).toISOString().slice(0, 10);

const add = (jobId: number, given: Partial<NewContract>) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const job_service_id = await createJobService(tenant, null, jobId, { type: 'other', name: 'Any' });
    const number = crypto.randomUUID().slice(0, 12);
    const usual = { number, status: 'approved' as const, start_date: day(-100), days_per_week: 5 };
    await createContract(tenant, null, { ...usual, job_service_id, ...given });
  });

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now }));
  manager = await acme.signIn('manager');
  const { inScope, outOfScope } = acme;
  await add(inScope.jobId, { termination_date: day(30) });
  await add(outOfScope.jobId, { termination_date: day(-1) });
  await add(outOfScope.jobId, { status: 'draft', termination_date: day(5) });
  await add(outOfScope.jobId, { start_date: day(1), termination_date: day(6) });
  await add(outOfScope.jobId, {});
});
afterAll(() => app.close());

const ending = (client: Client, days: number) =>
  client.call(jobEndpoints.listJobs, { query: { criteria: [`contract-end:${days}`] } });

it.each([
  [30, ['J-1']],
  [29, []],
  [0, []],
  [3650, ['J-1']],
])('finds sites with a contract in force that ends within %d days', async (days, expected) => {
  const { payload } = await ending(manager, days);
  expect(payload.rows.map((row) => row.job_number)).toEqual(expected);
});

it('is for people who manage contracts', async () => {
  expect((await ending(await acme.signIn('day-porter'), 30)).status).toBe(403);
});

it('shows everybody who sees a site in the list when its first contract in force ends', async () => {
  const shown = async (client: Client) => {
    const { payload } = await client.call(jobEndpoints.listJobs, { query: { include: 'columns' } });
    return payload.rows.map(({ job_number, services, areas, facts }) => [job_number, services, areas, facts]);
  };
  expect(await shown(manager)).toEqual([
    ['J-1', ['other'], [], { 'contract-end': day(30) }],
    ['J-2', ['other'], [], {}],
  ]);
  expect(await shown(await acme.signIn('day-porter'))).toEqual([
    ['J-1', ['other'], [], { 'contract-end': day(30) }],
  ]);
});
