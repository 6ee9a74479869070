import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { planEndpoints } from '#features/contracts/staffing-plans/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type BudgetRecord, budgetEndpoints, budgetWriteEndpoints } from '../contract/index.ts';

const { listBudgets, getBudget, getBudgetBasis } = budgetEndpoints;
const { createBudget, updateBudget, approveBudget, endBudget, copyBudget, archiveBudget } =
  budgetWriteEndpoints;

const { createStaffingPlan, activateStaffingPlan } = planEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let serial = 0;

/** `day` counts from March 9: at `now` it is still March 9 in Denver, where the buildings are. */
const now = '2027-03-10T05:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

/** A service; with `net`, under a contract with this net price. */
const newService = (net?: number): Promise<number> =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const serviceId = await createJobService(tenant, null, acme.inScope.jobId, {
      type: 'night-cleaning',
      name: `Nights ${++serial}`,
      days_of_week: [1, 2, 3, 4],
    });
    if (net === undefined) return serviceId;
    await createContract(tenant, null, {
      job_service_id: serviceId,
      number: `B-${serial}`,
      status: 'approved',
      start_date: '2027-01-01',
      days_per_week: 5,
      pricing: [{ type: 'labor', amount: net, period: 'month', note: '' }],
    });
    return serviceId;
  });

const hours = (quantity: number, wage_rate: number) =>
  ({ type: 'labor', unit: 'hours', period: 'week', quantity, wage_rate }) as const;

const full = (type: 'supply' | 'equipment' | 'tech' | 'supply_startup' | 'other', amount: number) =>
  ({ type, unit: 'full', period: 'month', amount }) as const;

const golden = {
  effective_from: '2027-01-01',
  burden_pct: 22,
  days_per_week: 5,
  details: [
    hours(200, 17),
    hours(25, 21),
    hours(40, 18),
    full('supply', 1600),
    full('equipment', 900),
    full('tech', 250),
    full('supply_startup', 3000),
    full('other', 300),
  ],
};

const create = (serviceId: number, more: object = {}, by = manager, id = acme.inScope.jobId) =>
  by.call(createBudget, {
    params: { id, serviceId },
    body: { name: `Budget ${++serial}`, ...golden, ...more },
  });

const made = async (serviceId: number, more: object = {}): Promise<BudgetRecord> =>
  (await create(serviceId, more)).payload;

const paramsOf = ({ id, job_service_id }: BudgetRecord) => ({
  id: acme.inScope.jobId,
  serviceId: job_service_id,
  budgetId: id,
});

const approve = (budget: BudgetRecord, more: object = {}, by = manager) =>
  by.call(approveBudget, {
    params: paramsOf(budget),
    body: { updated_at: budget.updated_at, ...more },
  });

const read = async (budget: BudgetRecord): Promise<BudgetRecord> =>
  (await manager.call(getBudget, { params: paramsOf(budget) })).payload;

describe('a draft', () => {
  it('comes to what its lines cost, with the margin on the price in force', async () => {
    const budget = await made(await newService(28_740));
    expect(budget).toMatchObject({
      status: 'draft',
      in_force: false,
      weeks_per_month: 4.33,
      cost: { total: 27_837.68, running: 27_587.68, startup: 250, labor: 24_537.68, monthly_hours: 1147.45 },
      price: { net: 28_740, on: '2027-03-09' },
      margin: { margin_pct: 3.1, labor_share_pct: 85.4, notes: ['low_margin'] },
      margin_after: { margin_pct: 4 },
      startup_until: '2027-12-31',
      allowed_transitions: ['approve', 'archive'],
      can: { update: true, end: false, copy: true },
    });
    expect(budget.details[0]).toMatchObject({
      quantity: 200,
      wage_rate: 17,
      amount: null,
      monthly: 17_960.84,
    });
    expect(budget.timeline.map(({ action }) => action)).toEqual(['budget.created']);
  });

  it('has start-up in its margin for twelve months, in the list as in the record', async () => {
    const serviceId = await newService(28_740);
    const params = { id: acme.inScope.jobId, serviceId };
    const last = await made(serviceId, { effective_from: '2026-03-10' });
    const over = await made(serviceId, { effective_from: '2026-03-09' });
    expect(last).toMatchObject({ margin: { margin_pct: 3.1 }, margin_after: { margin_pct: 4 } });
    expect(over).toMatchObject({ margin: { margin_pct: 4 }, margin_after: null });
    const { payload } = await manager.call(listBudgets, { params });
    expect(payload.map(({ counts_startup, margin }) => [counts_startup, margin?.margin_pct])).toEqual([
      [true, 3.1],
      [false, 4],
    ]);
  });

  it('has no margin without a contract', async () => {
    expect(await made(await newService())).toMatchObject({ price: null, margin: null, margin_after: null });
  });

  it('begins with the settings of the company and the days of the service', async () => {
    const params = { id: acme.inScope.jobId, serviceId: await newService(1000) };
    expect((await manager.call(getBudgetBasis, { params })).payload).toMatchObject({
      today: '2027-03-09',
      burden_pct: 22,
      days_per_week: 4,
      weeks_per_month: 4.33,
      price: { net: 1000 },
    });
    const missing = { ...params, serviceId: 2_000_000_000 };
    expect((await manager.call(getBudgetBasis, { params: missing })).status).toBe(404);
    const supervisor = await acme.signIn('supervisor');
    expect((await supervisor.call(getBudgetBasis, { params })).status).toBe(403);
  });

  it('sent twice is one', async () => {
    const serviceId = await newService();
    const body = { client_uuid: crypto.randomUUID() };
    const [one, two] = await Promise.all([create(serviceId, body), create(serviceId, body)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.payload.id).toBe(two.payload.id);
    expect(await create(await newService(), body)).toMatchObject({
      status: 422,
      errors: { client_uuid: expect.anything() },
    });
  });

  it('is saved as a whole, leaves a trace, and over a newer one it is stale', async () => {
    const budget = await made(await newService());
    const params = paramsOf(budget);
    const body = { ...golden, name: 'Renamed', updated_at: budget.updated_at };
    const saved = await manager.call(updateBudget, { params, body: { ...body, details: [hours(10, 20)] } });
    expect(saved.payload).toMatchObject({ name: 'Renamed', cost: { total: 1056.52 } });
    expect(Object.keys(saved.payload.timeline.at(-1)?.changes ?? {})).toEqual(['name', 'details']);
    expect(await manager.call(updateBudget, { params, body })).toMatchObject({ status: 409, code: 'stale' });
    const same = { ...body, details: [hours(10, 20)], updated_at: saved.payload.updated_at };
    const again = await manager.call(updateBudget, { params, body: same });
    expect(again.payload.updated_at).toBe(saved.payload.updated_at);
  });

  it('is refused with every field that is wrong', async () => {
    const serviceId = await newService();
    const bad = await create(serviceId, {
      name: '',
      effective_from: 'soon',
      burden_pct: 100.5,
      days_per_week: 8,
      details: [
        { type: 'labor', unit: 'hours', period: 'week' },
        { type: 'supply', unit: 'hours', period: 'week', quantity: 1, wage_rate: 1 },
        { type: 'supply_startup', unit: 'full', period: 'week', amount: 1 },
        { type: 'other', unit: 'full', period: 'month', amount: 0.001 },
      ],
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual([
      'burden_pct',
      'days_per_week',
      'details.0.quantity',
      'details.0.wage_rate',
      'details.1.unit',
      'details.2.period',
      'details.3.amount',
      'effective_from',
      'name',
    ]);
    const worse = await create(serviceId, { effective_from: '2027-05-01', effective_to: '1989-12-31' });
    expect(worse).toMatchObject({ status: 422, errors: { effective_to: expect.anything() } });
  });
});

describe('lines of a plan', () => {
  const cleaners = (headcount: number) => ({
    schedule_type: 'cleaner' as const,
    shift: 'night' as const,
    headcount,
    shift_length_hours: 4,
    days: [1, 2, 3, 4, 5],
    start_time: null,
    wage_rate: 17,
  });

  it('are taken from plans of the service, and a draft says when another has taken their place', async () => {
    const serviceId = await newService();
    const budget = await made(serviceId);
    const params = { id: acme.inScope.jobId, serviceId, parentType: 'budget' as const, parentId: budget.id };
    const activePlan = async (headcount: number) => {
      const body = {
        plan_type: 'current' as const,
        effective_from: '2027-01-01',
        lines: [cleaners(headcount)],
      };
      const { payload } = await manager.call(createStaffingPlan, { params, body });
      const active = await manager.call(activateStaffingPlan, {
        params: { ...params, staffingPlanId: payload.id },
        body: { takes_place_of: payload.takes_place_of?.id ?? null, updated_at: payload.updated_at },
      });
      return active.payload;
    };
    const plan = await activePlan(10);
    const details = [{ ...hours(200, 17), staffing_plan_id: plan.id }];
    const body = { ...golden, name: budget.name, details, updated_at: budget.updated_at };
    const { payload: saved } = await manager.call(updateBudget, { params: paramsOf(budget), body });
    expect(saved.cost.total).toBe(plan.cost.loaded);
    expect(saved.plans).toMatchObject([{ id: plan.id, status: 'active', replaced_by: null }]);
    const next = await activePlan(9);
    expect((await read(budget)).plans).toMatchObject([
      { id: plan.id, status: 'archived', replaced_by: { id: next.id, parent_id: budget.id } },
    ]);
    const elsewhere = await create(await newService(), { details });
    expect(elsewhere.status).toBe(422);
    expect(Object.keys(elsewhere.errors ?? {})).toEqual(['details.0.staffing_plan_id']);
  });
});

describe('people', () => {
  it('read budgets of sites they see, and write them with both rights', async () => {
    const [areaManager, supervisor, viewer, stranger] = await Promise.all([
      acme.signIn('area-manager'),
      acme.signIn('supervisor'),
      acme.signIn('viewer'),
      rival.signIn('admin'),
    ]);
    const serviceId = await newService();
    const budget = await made(serviceId);
    for (const client of [areaManager, supervisor, viewer])
      expect((await create(serviceId, {}, client)).status).toBe(403);
    expect((await create(serviceId, {}, stranger)).status).toBe(404);
    expect((await create(serviceId, {}, manager, acme.outOfScope.jobId)).status).toBe(404);
    const params = paramsOf(budget);
    expect((await supervisor.call(getBudget, { params })).status).toBe(403);
    expect((await supervisor.call(listBudgets, { params: { id: params.id, serviceId } })).status).toBe(403);
    expect((await stranger.call(getBudget, { params })).status).toBe(404);
    const elsewhere = { ...params, serviceId: await newService() };
    expect((await manager.call(getBudget, { params: elsewhere })).status).toBe(404);
    const { updated_at } = budget;
    const writes = (client: Client) => [
      client.call(approveBudget, { params, body: { updated_at } }),
      client.call(archiveBudget, { params, body: { updated_at } }),
      client.call(endBudget, { params, body: { effective_to: null, updated_at } }),
      client.call(copyBudget, { params, body: { name: 'Copy', effective_from: '2028-01-01' } }),
      client.call(updateBudget, { params, body: { ...golden, name: 'Mine', updated_at } }),
    ];
    for (const { status } of await Promise.all(writes(areaManager))) expect(status).toBe(403);
    for (const { status } of await Promise.all(writes(stranger))) expect(status).toBe(404);
  });

  it('see the budgets of a service, the latest first', async () => {
    const serviceId = await newService(28_740);
    await made(serviceId, { name: 'Old' });
    await made(serviceId, { name: 'New', effective_from: '2028-01-01' });
    const params = { id: acme.inScope.jobId, serviceId };
    const { payload } = await manager.call(listBudgets, { params });
    expect(payload.map(({ name, margin }) => [name, margin?.margin_pct])).toEqual([
      ['New', 3.1],
      ['Old', 3.1],
    ]);
  });
});

describe('approving', () => {
  const stored = async ({ id }: BudgetRecord) =>
    (
      await sqlAs(
        app,
        acme,
        'select weeks_per_month, weeks_rest, monthly_cents::int, labor_cents::int, startup_cents::int, startup_extra_months from budgets where id = $1',
        [id],
      )
    )[0];

  it('locks a budget and keeps what it comes to', async () => {
    const budget = await made(await newService());
    const { payload } = await approve(budget);
    expect(payload).toMatchObject({
      status: 'approved',
      in_force: true,
      allowed_transitions: [],
      can: { update: false, end: true, copy: true },
    });
    expect(await stored(budget)).toEqual({
      weeks_per_month: 433,
      weeks_rest: 0,
      monthly_cents: 2_758_768,
      labor_cents: 2_453_768,
      startup_cents: 25_000,
      startup_extra_months: [],
    });
    const params = paramsOf(budget);
    const body = { ...golden, name: 'Late', updated_at: payload.updated_at };
    expect(await manager.call(updateBudget, { params, body })).toMatchObject({
      status: 409,
      code: 'budget_not_draft',
    });
    expect(await approve(budget)).toMatchObject({ status: 409, code: 'stale' });
    expect(await approve(payload)).toMatchObject({ status: 409, code: 'transition_refused' });
  });

  it('needs a cost', async () => {
    const serviceId = await newService();
    for (const details of [[], [hours(0, 20)]])
      expect(await approve(await made(serviceId, { details }))).toMatchObject({
        status: 422,
        errors: { details: expect.anything() },
      });
  });

  it('is refused with the name of the budget whose days it shares, unless that one ends earlier', async () => {
    const serviceId = await newService();
    const { payload: first } = await approve(await made(serviceId, { name: 'First year' }));
    const next = await made(serviceId, { effective_from: '2027-06-01' });
    expect(next.cuts_short).toEqual({ id: first.id, name: 'First year', last_day: '2027-05-31' });
    const refused = await approve(next);
    expect(refused.status).toBe(422);
    expect(refused.errors?.effective_from?.[0]).toContain('First year');
    const confirmed = await approve(next, { ends_earlier_id: first.id });
    expect(confirmed.payload.status).toBe('approved');
    expect(await read(first)).toMatchObject({ in_force: true, effective_to: '2027-05-31' });
  });

  it('ends no other budget than the one that was confirmed', async () => {
    const serviceId = await newService();
    const { payload: first } = await approve(await made(serviceId));
    const third = await made(serviceId, { effective_from: '2027-06-01' });
    const second = await made(serviceId, { effective_from: '2027-05-01' });
    const { payload: followed } = await approve(second, { ends_earlier_id: first.id });
    const late = await approve(third, { ends_earlier_id: first.id });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect((await read(followed)).effective_to).toBeNull();
    expect((await read(third)).cuts_short).toMatchObject({ id: followed.id });
  });

  it('never leaves days behind it without a budget', async () => {
    const serviceId = await newService();
    const { payload: first } = await approve(await made(serviceId, { effective_to: '2027-12-31' }));
    const summer = await made(serviceId, { effective_from: '2027-06-01', effective_to: '2027-08-31' });
    expect(summer.cuts_short).toBeNull();
    expect((await approve(summer)).status).toBe(422);
    expect((await approve(summer, { ends_earlier_id: first.id })).status).toBe(409);
    expect((await read(first)).effective_to).toBe('2027-12-31');
  });

  it('at once by two people approves one of two drafts', async () => {
    const serviceId = await newService();
    const [one, two] = [await made(serviceId), await made(serviceId)];
    const both = await Promise.all([approve(one), approve(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('an approved budget', () => {
  it('ends on a day, so that the next may begin, or has no end', async () => {
    const serviceId = await newService();
    const { payload: first } = await approve(await made(serviceId));
    const end = (effective_to: string | null, updated_at: string) =>
      manager.call(endBudget, { params: paramsOf(first), body: { effective_to, updated_at } });
    expect(await end('2026-12-31', first.updated_at)).toMatchObject({
      status: 422,
      errors: { effective_to: expect.anything() },
    });
    const { payload: ended } = await end('2027-02-28', first.updated_at);
    expect(ended).toMatchObject({ in_force: false, allowed_transitions: ['archive'] });
    const { payload: next } = await approve(await made(serviceId, { effective_from: '2027-03-01' }));
    expect(next.in_force).toBe(true);
    expect((await end(null, ended.updated_at)).status).toBe(422);
    expect((await end('2027-02-27', first.updated_at)).status).toBe(409);
    const draft = await made(serviceId);
    const refused = await manager.call(endBudget, {
      params: paramsOf(draft),
      body: { effective_to: null, updated_at: draft.updated_at },
    });
    expect(refused).toMatchObject({ status: 409, code: 'transition_refused' });
  });

  it('is copied to a draft with its lines', async () => {
    const { payload: first } = await approve(await made(await newService()));
    const body = { name: 'Next year', effective_from: '2028-01-01', client_uuid: crypto.randomUUID() };
    const copies = await Promise.all(
      [1, 2].map(() => manager.call(copyBudget, { params: paramsOf(first), body })),
    );
    const [copy] = copies;
    expect(new Set(copies.map(({ payload }) => payload.id)).size).toBe(1);
    expect(copy?.payload).toMatchObject({
      name: 'Next year',
      status: 'draft',
      effective_from: '2028-01-01',
      effective_to: null,
      cost: { total: 27_837.68 },
    });
    const bad = { name: '', effective_from: '1980-01-01' };
    expect((await manager.call(copyBudget, { params: paramsOf(first), body: bad })).status).toBe(422);
  });

  it('is put away before it begins or when it is over, not while it is in force', async () => {
    const serviceId = await newService();
    const archive = (budget: BudgetRecord) =>
      manager.call(archiveBudget, {
        params: paramsOf(budget),
        body: { updated_at: budget.updated_at },
      });
    const { payload: current } = await approve(await made(serviceId, { effective_to: '2027-12-31' }));
    expect(await archive(current)).toMatchObject({ status: 409, code: 'transition_refused' });
    const { payload: later } = await approve(await made(serviceId, { effective_from: '2028-01-01' }));
    expect((await archive(later)).payload).toMatchObject({ status: 'archived', can: { end: false } });
    expect((await archive(await made(serviceId))).payload.status).toBe('archived');
  });
});
