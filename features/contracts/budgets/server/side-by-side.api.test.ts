import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { planEndpoints } from '#features/contracts/staffing-plans/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import { type Company, startWithCompanies, type TestApp } from '../../../../tests/api/harness/index.ts';
import { budgetEndpoints, budgetWriteEndpoints, figureOf, type SideBySide } from '../contract/index.ts';

const { getSideBySide } = budgetEndpoints;
const { createBudget, approveBudget } = budgetWriteEndpoints;
const { createStaffingPlan, activateStaffingPlan } = planEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
});
afterAll(() => app.close());

const newService = () =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, acme.inScope.jobId, { type: 'night-cleaning', name: 'Nights' }),
  );

const hours = (quantity: number, wage_rate: number) =>
  ({ type: 'labor', unit: 'hours', period: 'week', quantity, wage_rate }) as const;

const valuesOf = ({ columns }: SideBySide, key: 'net' | 'total' | 'margin') =>
  columns.map((column) => figureOf(column, key)?.value);

it('shows contract, budget and active plans of a service, and what is missing as missing', async () => {
  const manager = await acme.signIn('manager');
  const serviceId = await newService();
  const params = { id: acme.inScope.jobId, serviceId };
  const { payload: empty } = await manager.call(getSideBySide, { params });
  expect(empty.inputs).toMatchObject({ contract: null, budget: null, full: null, current: null });
  expect(empty.columns.flatMap(({ figures }) => figures.map(({ value }) => value))).toEqual(
    Array(20).fill(null),
  );

  const contractId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createContract(tenant, null, {
      job_service_id: serviceId,
      number: 'SIDE-1',
      status: 'approved',
      start_date: '2027-01-01',
      days_per_week: 5,
      pricing: [{ type: 'labor', amount: 30_000, period: 'month', note: '' }],
    }),
  );
  const body = {
    name: 'First',
    effective_from: '2027-01-01',
    burden_pct: 25,
    days_per_week: 5,
    details: [hours(200, 17)],
  };
  const { payload: draft } = await manager.call(createBudget, { params, body });
  const drafted = await manager.call(getSideBySide, { params });
  expect(drafted.payload.inputs.budget).toMatchObject({ status: 'draft', name: 'First' });
  await manager.call(approveBudget, {
    params: { ...params, budgetId: draft.id },
    body: { updated_at: draft.updated_at },
  });
  await manager.call(createBudget, { params, body: { ...body, name: 'Later', details: [hours(1, 1)] } });

  const ofPlan = { ...params, parentType: 'contract' as const, parentId: contractId };
  const { payload: plan } = await manager.call(createStaffingPlan, {
    params: ofPlan,
    body: {
      plan_type: 'current',
      effective_from: '2027-01-01',
      sqft_basis: 175_000,
      lines: [
        {
          schedule_type: 'cleaner',
          shift: 'night',
          headcount: 10,
          shift_length_hours: 3.5,
          days: [1, 2, 3, 4, 5],
          wage_rate: 17,
        },
      ],
    },
  });
  await manager.call(activateStaffingPlan, {
    params: { ...ofPlan, staffingPlanId: plan.id },
    body: { updated_at: plan.updated_at },
  });

  const { payload } = await manager.call(getSideBySide, { params });
  expect(payload.inputs).toMatchObject({
    on: '2027-03-09',
    basis: { weeks: 43_300, burden: 2500, days_per_week: 5 },
    weeks_now: 43_300,
    budget: { name: 'First', status: 'approved' },
    full: null,
    current: { id: plan.id },
  });
  expect(valuesOf(payload, 'net')).toEqual([null, 30_000, 30_000]);
  expect(valuesOf(payload, 'total')).toEqual([18_402.5, 18_402.5, 16_102.19]);
  expect(valuesOf(payload, 'margin')).toEqual([38.7, 38.7, 46.3]);
  expect(payload.can.draft).toBe(true);
});

it('takes lines of a budget as they were read', async () => {
  const manager = await acme.signIn('manager');
  const params = { id: acme.inScope.jobId, serviceId: await newService() };
  const body = { name: 'Read', effective_from: '2027-01-01', burden_pct: 25, days_per_week: 5 };
  const { payload: read } = await manager.call(createBudget, {
    params,
    body: { ...body, details: [hours(10, 20)] },
  });
  const said = read.details.map((detail) => ({ ...detail, monthly: 1 }));
  const again = await manager.call(createBudget, { params, body: { ...body, details: said } });
  expect([again.status, again.payload.details]).toEqual([200, read.details]);
});

it('is for people who read contracts of sites in their scope', async () => {
  const params = { id: acme.inScope.jobId, serviceId: await newService() };
  const [supervisor, stranger, manager] = await Promise.all([
    acme.signIn('supervisor'),
    rival.signIn('admin'),
    acme.signIn('manager'),
  ]);
  expect((await supervisor.call(getSideBySide, { params })).status).toBe(403);
  expect((await stranger.call(getSideBySide, { params })).status).toBe(404);
  const outside = { ...params, id: acme.outOfScope.jobId };
  expect((await manager.call(getSideBySide, { params: outside })).status).toBe(404);
});
