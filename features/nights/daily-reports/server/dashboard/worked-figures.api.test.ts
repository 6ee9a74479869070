import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { reportDashboardEndpoints, reportListEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  app.setNow('2027-04-01T18:00:00Z');
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
});
beforeEach(async () => {
  await sql('update daily_reports set deleted_at = now()');
  await sql('delete from service_days');
});
afterAll(() => app.close());

const sql = (text: string) => sqlAs(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const march = { range: 'custom', from: '2027-03-01', to: '2027-03-31' } as const;

const kpis = async (query: object = march) => {
  const answer = await admin.send(reportDashboardEndpoints.getReportDashboard, { query: query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.kpis;
};

const percent = (value: number | null | undefined, digits = 1) => `${((value ?? 0) * 100).toFixed(digits)} %`;

/** Reports that were final at this time after the night by the clocks of the building. */
const report = (rows: string) =>
  sql(`insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date, started_at,
      finalized_at, doors_required, doors_checked, doors_unlocked, headcount_planned, headcount_present)
    select :org, (select coalesce(max(number), 0) from daily_reports) + row_number() over (), 'finalized', type, job_id,
      ${acme.inScope.buildingId}, night, now(), (night + 1 + at) at time zone 'America/Denver', doors, checked, unlocked,
      planned, present
    from (${rows}) rows (job_id, night, type, at, doors, checked, unlocked, planned, present)`);

const owe = (rows: string) =>
  sql(`insert into service_days (organization_id, work, job_id, day, building_id)
    select :org, 'nightly_report', job_id, night, ${acme.inScope.buildingId} from (${rows}) rows (job_id, night)`);

const nights = `select night::date from generate_series('2027-03-01'::date, '2027-03-30', interval '1 day') night
  where extract(dow from night) between 1 and 5`;

it('of 12 sites in 22 nights 251 reports are 95.1 %; of 5,020 doors 4,970 are 99.0 %, 14 unlocked 0.28 %', async () => {
  await sql(`insert into jobs (organization_id, job_number, job_name, client_id, status)
    select :org, 'W-' || n, 'Worked ' || n, ${acme.clientId}, 'active' from generate_series(1, 12) n`);
  const sites = `select j.id, n.night from jobs j cross join (${nights}) n where j.job_number like 'W-%'`;
  await owe(sites);
  await report(`select w.id, w.night, 'night_cleaning', interval '8 hours', 20, 20 - (w.n <= 50)::int, (w.n <= 14)::int, 4, 4
    from (select *, row_number() over (order by night, id) as n from (${sites}) s) w where w.n <= 251`);
  const found = await kpis();
  expect(found.expected).toMatchObject({ value: 264, previous: 0, delta: 'new' });
  expect(found.submitted).toMatchObject({ value: 251, of: 251 });
  expect(percent(found.submission_rate?.value)).toBe('95.1 %');
  expect(found.missing).toMatchObject({ value: 13, of: 13 });
  expect(found.doors_required).toMatchObject({ value: 5020, of: 251 });
  expect(percent(found.checked_rate?.value)).toBe('99.0 %');
  expect(percent(found.unlocked_rate?.value, 2)).toBe('0.28 %');
  expect(found.unlocked_rate?.of).toBe(14);
});

it('is on time before nine the next morning at the building, whatever its clocks did in the night', async () => {
  const { jobId } = acme.inScope;
  // On the 14th clocks in Denver went forward.
  await owe(`values (${jobId}, '2027-03-12'::date), (${jobId}, '2027-03-13'), (${jobId}, '2027-03-14'),
    (${jobId}, '2027-03-15')`);
  await report(`select ${jobId}, night::date, 'night_cleaning', at::interval, 0, 0, 0, null::int, null::int
    from (values ('2027-03-12', '08:59:59'), ('2027-03-13', '08:59:59'), ('2027-03-14', '09:00')) r (night, at)`);
  const found = await kpis();
  expect(found.on_time_rate).toMatchObject({ value: 2 / 4, of: 2 });
  expect(found.submission_rate).toMatchObject({ value: 3 / 4, of: 3 });
});

it('counts a night once however many reports it has, and as on time when one of them was', async () => {
  const { jobId } = acme.inScope;
  await owe(`values (${jobId}, '2027-03-12'::date)`);
  await report(`select ${jobId}, '2027-03-12'::date, type, at::interval, 0, 0, 0, 10, present
    from (values ('special', '12:00', 7), ('night_cleaning', '06:00', 8)) r (type, at, present)`);
  const found = await kpis();
  expect(found.submitted).toMatchObject({ value: 1, of: 1 });
  expect(found.on_time_rate).toMatchObject({ value: 1, of: 1 });
  expect(found.attendance_rate).toMatchObject({ value: 15 / 20, of: 2 });
  const { payload } = await admin.call(reportListEndpoints.listDailyReports, {
    query: { one_a_night: true, on_time: true, due: true },
  });
  expect(payload.rows.map(({ type }) => type)).toEqual(['night_cleaning']);
});

it('does not blame a site for a night whose morning is still to come', async () => {
  const { jobId } = acme.inScope;
  await owe(`values (${jobId}, '2027-03-31'::date)`);
  app.setNow('2027-04-01T14:59:00Z');
  expect((await kpis()).expected?.value).toBe(0);
  app.setNow('2027-04-01T15:00:00Z');
  expect((await kpis()).missing?.value).toBe(1);
  app.setNow('2027-04-01T18:00:00Z');
});

it('says nothing of averages of nothing', async () => {
  const found = await kpis();
  for (const key of [
    'submission_rate',
    'on_time_rate',
    'checked_rate',
    'unlocked_rate',
    'attendance_rate',
  ] as const)
    expect(found[key]).toMatchObject({ value: null, delta: null, of: 0 });
});
