import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { publishTemplate } from '../../../../../tests/api/harness/walk.ts';
import { dueEndpoints, inspectionDashboardEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let template: number;

const sql = <R = unknown>(text: string) =>
  sqlAs<R>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

/** Five sites, all of them due on 09/04: 30 days after 08/05. */
beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
  template = await publishTemplate(admin);
  await sql(`update jobs set inspection_frequency_days = 0 where organization_id = :org`);
  await sql(`insert into jobs (organization_id, job_number, job_name, client_id, status, service_start_date,
      inspection_frequency_days)
    select :org, 'M-' || name, 'Moved ' || name, ${acme.clientId}, 'active', '2026-08-05', 30
    from unnest(array['later', 'far', 'stays', 'late', 'sooner']) name`);
});
afterAll(() => app.close());

const idOf = async (name: string): Promise<number> => {
  const [job] = await sql<{ id: number }>(
    `select id from jobs where organization_id = :org and job_number = 'M-${name}'`,
  );
  return job?.id ?? 0;
};

const move = async (name: string, due_on: string, today: string): Promise<void> => {
  app.setNow(`${today}T18:00:00Z`);
  const id = await idOf(name);
  const answer = await admin.call(dueEndpoints.changeInspectionDue, {
    params: { id },
    body: { due_on, reason: 'The client is closed', seen_due_on: '2026-09-04' },
  });
  if (answer.status !== 200) throw new Error(answer.text);
};

const inspect = async (name: string, day: string): Promise<void> => {
  const at = `timestamptz '${day}T18:00Z'`;
  await sql(`insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
      building_id, inspected_at, started_at, finalized_at, visibility, target_score, score_method, score, outcome, band)
    select :org, 7000 + j.id, 'finalized', ${template}, 1, 'quality', j.id, ${acme.inScope.buildingId}, ${at}, ${at}, ${at},
      'public', 85, '{"scales": ["five_point"], "weighted": false}', 90, 'pass', 'success'
    from jobs j where j.organization_id = :org and j.job_number = 'M-${name}'`);
};

const compliance = async (from: string, to: string, today: string) => {
  app.setNow(`${today}T18:00:00Z`);
  const query = { range: 'custom', from, to };
  const answer = await admin.send(inspectionDashboardEndpoints.getInspectionDashboard, {
    query: query,
  });
  if (answer.status !== 200) throw new Error(answer.text);
  const { value, of } = answer.payload.kpis.compliance ?? {};
  return { value, of };
};

it('is not late until the day to which the office has moved it, and late on one that was brought forward', async () => {
  await move('later', '2026-09-08', '2026-09-01');
  await move('far', '2026-09-20', '2026-09-01');
  await move('sooner', '2026-09-02', '2026-09-01');
  await inspect('sooner', '2026-09-03');
  await move('late', '2026-09-12', '2026-09-06');
  await inspect('later', '2026-09-07');
  await inspect('stays', '2026-09-07');
  // One of four sites was inspected in time: "later", before 09/08. "stays" and "sooner" were inspected too late. "late" was
  // moved only after its day had passed, so it missed that day. "far" is still to come.
  expect(await compliance('2026-09-01', '2026-09-10', '2026-09-15')).toEqual({ value: 0.25, of: 4 });
  await inspect('late', '2026-09-11');
  // "late" kept its new day, nobody came to "far".
  expect(await compliance('2026-09-11', '2026-09-25', '2026-09-26')).toEqual({ value: 0.5, of: 2 });
  // From the inspection on the frequency decides again: 10/07, 10/07 and 10/03.
  expect(await compliance('2026-10-01', '2026-10-10', '2026-10-12')).toEqual({ value: 0, of: 3 });
});

it('stays as it was when another day is set for the inspection after that', async () => {
  app.setNow('2026-09-27T18:00:00Z');
  const answer = await admin.call(dueEndpoints.changeInspectionDue, {
    params: { id: await idOf('later') },
    body: { due_on: '2026-10-30', reason: 'Closed again', seen_due_on: '2026-10-07' },
  });
  expect(answer.status).toBe(200);
  expect(await compliance('2026-09-01', '2026-09-10', '2026-09-27')).toEqual({ value: 0.25, of: 4 });
  expect(await compliance('2026-10-01', '2026-10-10', '2026-10-12')).toEqual({ value: 0, of: 2 });
});
