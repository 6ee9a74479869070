import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveHoliday } from '#features/accounts/organizations/server';
import { systemScope } from '#platform/server/http/person';
import { type Company, startWithCompanies, type TestApp } from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { planServiceDays } from './plan-service-days-repository.ts';

let app: TestApp;
let acme: Company;
let rival: Company;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-01T12:00:00Z' }));
});
afterAll(() => app.close());

const sql = <R>(text: string, values: unknown[] = []) => sqlAs<R>(app, acme, text, values);

const change = (columns: string) =>
  sql(`update jobs set ${columns} where id = $1 returning id`, [acme.inScope.jobId]);

const serve = (type: string, days: number[]) =>
  sql(
    `insert into job_services (organization_id, job_id, type, name, days_of_week) values ($1, $2, $3, $3, $4)`,
    [acme.organizationId, acme.inScope.jobId, type, days],
  );

const plan = (moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    planServiceDays(tenant, new Date(moment)),
  );

const owed = async (work = 'nightly_report'): Promise<string[]> => {
  const rows = await sql<{ day: string }>(`select day::text from service_days where work = $1 order by day`, [
    work,
  ]);
  return rows.map(({ day }) => day);
};

/** Sets both marks to this day, so that the days after it are planned next. */
const plannedThrough = (day: string) => sql(`update planned_service_days set through = $1`, [day]);

/** A site in Denver, six hours behind UTC in summer and seven in winter, cleaned at night from Monday to Friday. */
beforeEach(async () => {
  await plan('2027-01-01T12:00:00Z');
  await sql(`delete from service_days`);
  await sql(`update job_services set status = 'inactive'`);
  await sql(`update jobs set report_required = false, action_log_required = false`);
  await change(`report_required = true, status = 'active', service_start_date = null, end_date = null`);
  await serve('night-cleaning', [1, 2, 3, 4, 5]);
});

it('owes the report of a night from noon at the building on', async () => {
  await plannedThrough('2027-06-06');
  await plan('2027-06-07T17:59:00Z');
  expect(await owed()).toEqual([]);
  expect(await plan('2027-06-07T18:00:00Z')).toBe(1);
  expect(await plan('2027-06-07T18:00:00Z')).toBe(0);
  await plan('2027-06-08T17:00:00Z');
  expect(await owed()).toEqual(['2027-06-07']);
});

it('owes the log of a day from midnight on, by the porter before other cleaning', async () => {
  await change(`report_required = false, action_log_required = true`);
  await serve('day-cleaning', [1, 2, 3]);
  await plannedThrough('2027-06-06');
  await plan('2027-06-07T05:59:00Z');
  expect(await owed('action_log')).toEqual([]);
  await plan('2027-06-07T06:00:00Z');
  expect(await owed('action_log')).toEqual(['2027-06-07']);
  await serve('day-porter', [2]);
  await plan('2027-06-09T18:00:00Z');
  expect(await owed('action_log')).toEqual(['2027-06-07', '2027-06-08']);
  expect(await owed()).toEqual([]);
});

it('leaves out weekends, holidays and days outside of the service, also when it catches up', async () => {
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    saveHoliday(tenant, { date: '2027-07-05', name: 'Independence Day (observed)' }),
  );
  await change(`service_start_date = '2027-06-30', end_date = '2027-07-08'`);
  await plannedThrough('2027-06-27');
  await plan('2027-07-20T18:00:00Z');
  expect(await owed()).toEqual([
    '2027-06-30',
    '2027-07-01',
    '2027-07-02',
    '2027-07-06',
    '2027-07-07',
    '2027-07-08',
  ]);
});

it('follows the services until the day ends, and stays afterwards', async () => {
  await plannedThrough('2027-06-06');
  await plan('2027-06-07T18:00:00Z');
  await change(`report_required = false`);
  expect(await plan('2027-06-07T20:00:00Z')).toBe(1);
  expect(await owed()).toEqual([]);
  await change(`report_required = true`);
  await plan('2027-06-07T21:00:00Z');
  await change(`status = 'inactive'`);
  // At two in the morning the night still goes on, but the day is over.
  await plan('2027-06-08T08:00:00Z');
  await plan('2027-06-08T18:00:00Z');
  expect(await owed()).toEqual(['2027-06-07']);
});

it.each([
  ['spring forward', '2027-03-14', ['2027-03-13T19:00:00Z', '2027-03-14T18:00:00Z']],
  ['fall back', '2027-11-07', ['2027-11-06T18:00:00Z', '2027-11-07T19:00:00Z']],
])('owes one night each when clocks %s', async (_name, sunday, [before = '', on = '']) => {
  await serve('cleaning', []);
  await plannedThrough(before.slice(0, 10));
  await plan(new Date(Date.parse(on) - 60_000).toISOString());
  expect(await owed()).toEqual([]);
  await plan(on);
  expect(await owed()).toEqual([sunday]);
});

it('goes by the clocks of each building', async () => {
  await plannedThrough('2027-06-06');
  await sql(`update buildings set time_zone = 'Pacific/Kiritimati' where id = $1`, [acme.inScope.buildingId]);
  await plan('2027-06-07T01:00:00Z');
  expect(await owed()).toEqual(['2027-06-07']);
  await sql(`update buildings set time_zone = 'America/Denver'`);
});

it('writes nothing for other companies, and a night once although two do it at the same moment', async () => {
  await plannedThrough('2027-06-06');
  await Promise.all([1, 2, 3].map(() => plan('2027-06-07T18:00:00Z')));
  expect(await owed()).toEqual(['2027-06-07']);
  expect(await sqlAs(app, rival, `select day from service_days`)).toEqual([]);
});
