import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { completed, publishTemplate, workedAnswers } from '../../../../../tests/api/harness/walk.ts';
import { inspectionDashboardEndpoints } from '../../contract/index.ts';
import { foldInspectionDays } from './fold-days-repository.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let template: number;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  template = await publishTemplate(admin);
});
afterAll(() => app.close());

const sql = (text: string) => sqlAs(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const figures = async (query: object) => {
  const answer = await admin.send(inspectionDashboardEndpoints.getInspectionDashboard, {
    query: query,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const inspect = (rows: string) =>
  sql(`insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
      building_id, inspected_at, started_at, finalized_at, visibility, target_score, score_method, score, outcome, band)
    select :org, 6000 + number, 'finalized', ${template}, 1, 'quality', job_id, ${acme.inScope.buildingId}, at, at, at,
      'public', 85, '{"scales": ["five_point"], "weighted": false}', score,
      case when score >= 85 then 'pass' when score is not null then 'fail' end,
      case when score >= 85 then 'success' when score is not null then 'warning' end
    from (${rows}) rows (number, job_id, at, score)`);

/** Asked of the changes, then of the roll-ups: one answer. */
const bothWays = async (check: () => Promise<void>): Promise<void> => {
  await check();
  await app.database.withTenant(systemScope(acme.organizationId), foldInspectionDays);
  await check();
};

const custom = (from: string, to: string) => ({ range: 'custom', from, to });

it('has a mean of 84.6 of 84.2, 91.0, nothing and 78.5: one of three passes', async () => {
  const { jobId } = acme.inScope;
  app.setNow('2026-03-20T18:00:00Z');
  await inspect(`values (1, ${jobId}, timestamptz '2026-03-10T18:00Z', 84.2), (2, ${jobId}, '2026-03-11T18:00Z', 91.0),
    (3, ${jobId}, '2026-03-12T18:00Z', null), (4, ${jobId}, '2026-03-12T18:00Z', 78.5)`);
  await bothWays(async () => {
    const { kpis, charts } = await figures(custom('2026-03-10', '2026-03-12'));
    expect(kpis.inspections).toMatchObject({ value: 4, previous: 0, delta: 'new' });
    expect(kpis.average_score).toMatchObject({ value: (84.2 + 91 + 78.5) / 3, of: 3, previous: null });
    expect(kpis.average_score?.value?.toFixed(1)).toBe('84.6');
    expect(kpis.pass_rate).toMatchObject({ value: 1 / 3, of: 3 });
    expect(charts.bands).toEqual([
      { key: 'success', count: 1 },
      { key: 'warning', count: 2 },
      { key: 'error', count: 0 },
      { key: 'none', count: 1 },
    ]);
  });
});

it('has the worked inspection with its sections, issues and deficiencies, and none of it once it is new again', async () => {
  app.setNow('2026-05-06T18:00:00Z');
  const { id } = await completed(admin, acme, template, workedAnswers);
  const today = custom('2026-05-06', '2026-05-06');
  await bothWays(async () => {
    const { kpis, charts } = await figures(today);
    expect(kpis.average_score?.value).toBe(84.1667);
    expect(kpis.deficiencies).toMatchObject({ value: 2, of: 1 });
    expect(kpis.open_deficiencies).toMatchObject({ value: 2, of: 2 });
    expect(charts.sections.map(({ title, score }) => [title, score])).toEqual([
      ['Restroom', 78.3333],
      ['Office', 80],
      ['Lobby', 95],
    ]);
    expect(charts.issues.map(({ question, count, share }) => [question, count, share])).toEqual([
      ['Dusting', 1, 0.5],
      ['Fixtures', 1, 0.5],
    ]);
  });
  await sql(`update inspections set status = 'new', waits_since = null where id = ${id}`);
  await bothWays(async () => {
    const { kpis, charts } = await figures(today);
    expect(kpis.inspections?.value).toBe(0);
    expect(charts.issues).toEqual([]);
  });
});

it('of 40 jobs that were due 34 were inspected in time: 85.0 %; the six others are overdue', async () => {
  app.setNow('2026-09-15T18:00:00Z');
  await sql(`update jobs set inspection_frequency_days = 0 where organization_id = :org`);
  await sql(`insert into jobs (organization_id, job_number, job_name, client_id, status, service_start_date,
      inspection_frequency_days)
    select :org, 'W-' || n, 'Worked ' || n, ${acme.clientId}, 'active', '2026-08-05', 30 from generate_series(1, 40) n`);
  await inspect(`select 100 + row_number() over (order by id), id, timestamptz '2026-08-20T18:00Z', 90
    from jobs where organization_id = :org and job_number like 'W-%' and substr(job_number, 3)::int <= 34`);
  const { kpis } = await figures(custom('2026-09-01', '2026-09-10'));
  expect(kpis.compliance).toMatchObject({ value: 0.85, of: 40, previous: null });
  expect(kpis.overdue).toMatchObject({ value: 6, of: 6 });
});

it('goes on missing a site in which nobody comes, and does not blame it before its time is over', async () => {
  app.setNow('2026-09-15T18:00:00Z');
  const due = async (from: string, to: string) => (await figures(custom(from, to))).kpis.compliance;
  // 30 days after 08/05 is 09/04; the next time ends on 10/04, which is still to come.
  expect(await due('2026-09-04', '2026-09-04')).toMatchObject({ of: 40 });
  expect(await due('2026-09-05', '2026-09-15')).toMatchObject({ of: 0, value: null });
  app.setNow('2026-10-05T18:00:00Z');
  // The 34 are due again 30 days after 08/20, on 09/19; the six others once more on 10/04.
  expect(await due('2026-09-19', '2026-09-19')).toMatchObject({ of: 34, value: 0 });
  expect(await due('2026-10-01', '2026-10-31')).toMatchObject({ of: 6, value: 0 });
});
