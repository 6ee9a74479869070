import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectionEndpoints } from '#features/quality/inspections/contract';
import { jobRecordEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { begin, publishTemplate } from '../../../../../tests/api/harness/walk.ts';
import { planEndpoints } from '../../contract/index.ts';

const { getEndingWork, deactivateJob } = jobRecordEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const plan = () =>
  admin.call(planEndpoints.planInspection, {
    body: {
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      user_id: null,
      planned_on: day,
    },
  });

const plans = () =>
  sqlAs<{ id: number; inspection_id: number | null }>(
    app,
    acme,
    'select id, inspection_id from planned_inspections order by id',
  );

const deactivate = (confirmed = false) =>
  admin.call(deactivateJob, {
    params: { id: acme.inScope.jobId },
    body: { end_date: '2026-12-31', reason: 'Contract ended', confirmed },
  });

const eventsOf = async (name: string) =>
  (await sqlAs<{ entity_id: number }>(app, acme, 'select entity_id from events where name = $1', [name])).map(
    ({ entity_id }) => entity_id,
  );

it('tells open schedules that a planned inspection begins, and that it moves', async () => {
  const template = await publishTemplate(admin);
  const made = (await plan()).payload;
  const { id } = await begin(supervisor, acme, template);
  expect(await eventsOf('planned-inspection.fulfilled')).toEqual([made.id]);
  await supervisor.call(inspectionEndpoints.deleteInspection, { params: { id } });
  expect(await eventsOf('inspection-due.recounted')).toEqual([acme.inScope.jobId]);
  expect(await plans()).toEqual([{ id: made.id, inspection_id: null }]);
});

it('takes the open plans of a job that ends off the schedule, once that is confirmed', async () => {
  const { payload: work } = await admin.call(getEndingWork, { params: { id: acme.inScope.jobId } });
  expect(work.inspections).toBe(1);
  const asked = await deactivate();
  expect(asked).toMatchObject({ status: 409, code: 'job_has_work', details: { inspections: 1 } });
  expect(await plans()).toHaveLength(1);
  expect((await deactivate(true)).status).toBe(200);
  expect(await plans()).toEqual([]);
  const [entry] = await sqlAs(
    app,
    acme,
    `select note from audit_log where action = 'planned-inspection.dropped'`,
  );
  expect(entry).toEqual({ note: 'Contract ended' });
  expect((await plan()).errors).toHaveProperty('job_id');
});

it('leaves none behind when it is planned while the job ends', async () => {
  await sqlAs(app, acme, `update jobs set status = 'active', end_date = null where id = $1`, [
    acme.inScope.jobId,
  ]);
  const [planned, ended] = await Promise.all([plan(), deactivate(true)]);
  expect(ended.status).toBe(200);
  expect([200, 422]).toContain(planned.status);
  expect(await plans()).toEqual([]);
});
