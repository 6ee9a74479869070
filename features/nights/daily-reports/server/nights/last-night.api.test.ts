import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { lastNightEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;

const sql = (text: string) =>
  sqlAs<{ id: number }>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

/** Seven sites by how they reported the night of the 20th; all but the last owed it. */
const states = {
  final: ['finalized'],
  begun: ['new'],
  pending: ['pending'],
  nothing: [],
  twice: ['finalized', 'new'],
  surprise: ['finalized'],
} as const;

const jobs = new Map<string, number>();

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2026-11-21T18:00:00Z' }));
  const { buildingId } = acme.inScope;
  for (const [name, reports] of Object.entries(states)) {
    const [job] = await sql(`insert into jobs (organization_id, job_number, job_name, client_id, status)
      values (:org, 'N-${name}', '${name}', ${acme.clientId}, 'active') returning id`);
    const id = job?.id ?? 0;
    jobs.set(name, id);
    if (name !== 'surprise')
      await sql(`insert into service_days (organization_id, work, day, job_id, building_id)
        values (:org, 'nightly_report', '2026-11-20', ${id}, ${buildingId}),
          (:org, 'nightly_report', '2026-11-21', ${id}, ${buildingId})`);
    for (const [at, status] of reports.entries())
      await sql(`insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date, started_at,
          finalized_at)
        values (:org, ${id * 10 + at}, '${status}', '${at ? 'special' : 'night_cleaning'}', ${id}, ${buildingId}, '2026-11-20',
          now(), case when '${status}' = 'finalized' then now() end)`);
  }
  await sql(`insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
    select :org, u, j, ${acme.clientId}, 'access' from unnest(array[${acme.users.supervisor}, ${acme.users.viewer}]) u,
      unnest(array[${jobs.get('nothing')}, ${jobs.get('begun')}, ${jobs.get('final')}]) j`);
});
afterAll(() => app.close());

const nights = async (who: Who, company = acme) => {
  const answer = await (await company.signIn(who)).call(lastNightEndpoints.listLastNight);
  expect(answer.status, answer.text).toBe(200);
  const names = new Map([...jobs].map(([name, id]) => [id, name]));
  return Object.fromEntries(answer.payload.map(({ job_id, state }) => [names.get(job_id) ?? job_id, state]));
};

it('says of each site that owed or made a report how far it is', async () => {
  expect(await nights('admin')).toEqual({
    final: 'finalized',
    begun: 'running',
    pending: 'running',
    nothing: 'missing',
    twice: 'finalized',
    surprise: 'finalized',
  });
});

it('has the building that needs most attention where a site has several', async () => {
  const id = jobs.get('final');
  await sql(`insert into service_days (organization_id, work, day, job_id, building_id)
    values (:org, 'nightly_report', '2026-11-20', ${id}, ${acme.outOfScope.buildingId})`);
  expect((await nights('admin')).final).toBe('missing');
  await sql(`delete from service_days where job_id = ${id} and building_id = ${acme.outOfScope.buildingId}`);
});

it('tells people of their sites, and of final reports alone who sees no others', async () => {
  expect(await nights('supervisor')).toEqual({ nothing: 'missing', begun: 'running', final: 'finalized' });
  expect(await nights('viewer')).toEqual({ final: 'finalized' });
  expect(await nights('admin', rival)).toEqual({});
});

it('needs the flag', async () => {
  const answer = await (await acme.signIn('nobody')).call(lastNightEndpoints.listLastNight);
  expect(answer.status).toBe(403);
});
