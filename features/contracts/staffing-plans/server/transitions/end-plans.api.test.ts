import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { jobEndpoints, jobRecordEndpoints, jobServiceEndpoints } from '#features/sites/jobs/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { planEndpoints, scheduleEndpoints } from '../../contract/index.ts';

const { createStaffingPlan, activateStaffingPlan, getStaffingPlan, copyStaffingPlan } = planEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let serial = 0;

const now = '2027-03-09T18:00:00Z';

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now }));
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

type Dates = { start_date?: string; termination_date?: string | null };

const newContract = (serviceId: number, dates: Dates = {}) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createContract(tenant, null, {
      job_service_id: serviceId,
      number: `E-${++serial}`,
      status: 'approved',
      days_per_week: 5,
      start_date: '2027-01-01',
      gross_cleanable_sqft: 20_000,
      occupied_sqft: 20_000,
      ...dates,
    }),
  );

/** A service with a contract, and where its plans are found. */
const place = async (jobId = acme.inScope.jobId) => {
  const serviceId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, jobId, { type: 'night-cleaning', name: `Ends ${++serial}` }),
  );
  return { id: jobId, serviceId, parentType: 'contract' as const, parentId: await newContract(serviceId) };
};

type Place = Awaited<ReturnType<typeof place>>;

const line = {
  schedule_type: 'cleaner' as const,
  shift: 'night' as const,
  headcount: 2,
  shift_length_hours: 4,
  days: [1, 2, 3, 4, 5],
  start_time: '18:00',
  wage_rate: 17,
};

const draft = async (params: Place) => {
  const body = {
    plan_type: 'full-building' as const,
    effective_from: '2027-03-01',
    sqft_basis: 20_000,
    lines: [line],
  };
  return (await admin.call(createStaffingPlan, { params, body })).payload;
};

const activate = (params: Place, { id, updated_at }: { id: number; updated_at: string }) =>
  admin.call(activateStaffingPlan, { params: { ...params, staffingPlanId: id }, body: { updated_at } });

const active = async (params: Place) => (await activate(params, await draft(params))).payload;

const read = async (params: Place, id: number) =>
  (await admin.call(getStaffingPlan, { params: { ...params, staffingPlanId: id } })).payload;

const shiftsOf = async ({ id, serviceId }: Place) =>
  (await admin.call(scheduleEndpoints.getJobSchedules, { params: { id } })).payload.shifts.filter(
    ({ service }) => service.id === serviceId,
  );

const setService = async ({ id, serviceId }: Place, status: 'active' | 'inactive') => {
  const { payload } = await admin.call(jobEndpoints.listJobServices, { params: { id } });
  const updated_at = payload.find((service) => service.id === serviceId)?.updated_at ?? '';
  return admin.call(jobServiceEndpoints.updateService, {
    params: { id, serviceId },
    body: { status, updated_at },
  });
};

describe('a service that is made inactive', () => {
  it('ends its active plan, and no other; made active again it begins without one', async () => {
    const [params, other] = [await place(), await place()];
    const plan = await active(params);
    const kept = await active(other);
    expect(await shiftsOf(params)).toHaveLength(1);
    expect((await setService(params, 'inactive')).status).toBe(200);
    expect(await shiftsOf(params)).toEqual([]);
    const ended = await read(params, plan.id);
    expect(ended).toMatchObject({ status: 'archived', over: null, can: { copy: true } });
    expect(ended.timeline.at(-1)?.action).toBe('staffing-plan.ended');
    expect((await read(other, kept.id)).status).toBe('active');
    await setService(params, 'active');
    expect(await shiftsOf(params)).toEqual([]);
  });

  it('has no plan activated, and the draft says why', async () => {
    const params = await place();
    const plan = await draft(params);
    await setService(params, 'inactive');
    const { over, allowed_transitions } = await read(params, plan.id);
    expect(over).toMatchObject({ what: 'service', followed_by: null });
    expect(allowed_transitions).toEqual(['archive']);
    expect(await activate(params, plan)).toMatchObject({ status: 409, code: 'plan_service_inactive' });
    await setService(params, 'active');
    expect((await activate(params, plan)).payload).toMatchObject({ status: 'active', over: null });
  });
});

describe('a job that is made inactive', () => {
  it('says how many plans end with it, ends them, and has none activated', async () => {
    const params = await place(acme.outOfScope.jobId);
    const plan = await active(params);
    const next = await draft(params);
    const job = { params: { id: params.id } };
    expect((await admin.call(jobRecordEndpoints.getEndingWork, job)).payload.plans).toBe(1);
    const end = (confirmed: boolean) =>
      admin.call(jobRecordEndpoints.deactivateJob, {
        ...job,
        body: { end_date: '2027-03-31', reason: 'Lost the bid', confirmed },
      });
    expect(await end(false)).toMatchObject({ status: 409, code: 'job_has_work' });
    expect((await end(true)).status).toBe(200);
    expect((await read(params, plan.id)).timeline.at(-1)).toMatchObject({
      action: 'staffing-plan.ended',
      note: 'Lost the bid',
    });
    expect((await read(params, next.id)).over).toMatchObject({ what: 'job' });
    expect(await activate(params, next)).toMatchObject({ status: 409, code: 'plan_job_inactive' });
  });
});

describe('a contract that has ended', () => {
  const end = (id: number) =>
    sqlAs(app, acme, `update contracts set termination_date = '2027-03-08' where id = $1`, [id]);

  it('is said by its plan, which is still worked, and has no further plan activated', async () => {
    const params = await place();
    const plan = await active(params);
    const next = await draft(params);
    expect(plan.over).toBeNull();
    await end(params.parentId);
    expect((await read(params, plan.id)).over).toMatchObject({ what: 'contract', on: '2027-03-08' });
    expect(await shiftsOf(params)).toHaveLength(1);
    expect((await read(params, next.id)).allowed_transitions).toEqual(['archive']);
    expect(await activate(params, next)).toMatchObject({ status: 409, code: 'plan_parent_closed' });
  });

  it('names the one in force, for which a copy is made', async () => {
    const params = await place();
    const plan = await active(params);
    await end(params.parentId);
    const parentId = await newContract(params.serviceId, { start_date: '2027-03-09' });
    expect((await read(params, plan.id)).over?.followed_by).toBe(`E-${serial}`);
    const { payload: copy } = await admin.call(copyStaffingPlan, {
      params: { ...params, staffingPlanId: plan.id },
      body: { plan_type: 'full-building' },
    });
    expect(copy).toMatchObject({ parent: { id: parentId }, over: null });
  });
});
