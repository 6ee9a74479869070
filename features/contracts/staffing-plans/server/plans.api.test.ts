import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '#features/contracts/contracts/server';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type PlanRecord, planEndpoints } from '../contract/index.ts';

const {
  listStaffingPlans,
  getStaffingPlanBasis,
  getStaffingPlan,
  createStaffingPlan,
  updateStaffingPlan,
  copyStaffingPlan,
  suggestStaffingPlan,
  activateStaffingPlan,
  archiveStaffingPlan,
} = planEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let serial = 0;

/** Still 2027-03-09 in Denver, where the buildings are. */
const now = '2027-03-10T05:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

type Params = { id: number; serviceId: number; parentType: 'contract'; parentId: number };

const newParent = (jobId = acme.inScope.jobId, occupied_sqft = 175_000): Promise<Params> =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const name = `Nights ${++serial}`;
    const serviceId = await createJobService(tenant, null, jobId, { type: 'night-cleaning', name });
    const parentId = await createContract(tenant, null, {
      job_service_id: serviceId,
      number: `P-${serial}`,
      status: 'approved',
      start_date: '2027-01-01',
      days_per_week: 5,
      gross_cleanable_sqft: 200_000,
      occupied_sqft,
    });
    return { id: jobId, serviceId, parentType: 'contract' as const, parentId };
  });

const shift = (
  schedule_type: 'cleaner' | 'supervisor' | 'day-porter',
  headcount: number,
  shift_length_hours: number,
  wage_rate: number,
) => ({
  schedule_type,
  headcount,
  shift_length_hours,
  wage_rate,
  shift: schedule_type === 'day-porter' ? ('day' as const) : ('night' as const),
  days: [1, 2, 3, 4, 5],
  start_time: schedule_type === 'day-porter' ? '08:00' : '18:00',
});

const golden = {
  plan_type: 'full-building' as const,
  effective_from: '2027-03-01',
  sqft_basis: 200_000,
  lines: [shift('cleaner', 10, 4, 17), shift('supervisor', 1, 5, 21), shift('day-porter', 1, 8, 18)],
};

const create = (params: Params, more: object = {}, by = manager) =>
  by.call(createStaffingPlan, { params, body: { ...golden, ...more } });

const at = (params: Params, { id }: Pick<PlanRecord, 'id'>) => ({ ...params, staffingPlanId: id });

const activate = (params: Params, plan: PlanRecord, more: object = {}) =>
  manager.call(activateStaffingPlan, {
    params: at(params, plan),
    body: { updated_at: plan.updated_at, ...more },
  });

const activeFull = async (params: Params): Promise<PlanRecord> =>
  (await activate(params, (await create(params)).payload)).payload;

describe('a plan of the whole building', () => {
  it('comes to the hours and the cost of its lines', async () => {
    const params = await newParent();
    const { payload } = await create(params);
    expect(payload).toMatchObject({
      status: 'draft',
      parent: { type: 'contract', id: params.parentId, name: `P-${serial}` },
      hours: { weekly_hours: 265, monthly_hours: 1147.45, fte: 6.625, productivity: 5000 },
      cost: { wages: 20_112.85, loaded: 24_537.68 },
      basis: { weeks: 43_300, burden: 2200 },
      allowed_transitions: ['activate', 'archive'],
      can: { update: true, copy: true, suggest: true },
    });
    expect(payload.timeline.map(({ action }) => action)).toEqual(['staffing-plan.created']);
    const read = await manager.call(getStaffingPlan, { params: at(params, payload) });
    expect(read.payload).toEqual(payload);
    const list = await manager.call(listStaffingPlans, {
      params: { id: params.id, serviceId: params.serviceId },
    });
    expect(list.payload).toMatchObject([{ id: payload.id, cost: { loaded: 24_537.68 } }]);
  });

  it('begins with the square feet of its contract and the days of its service', async () => {
    const params = await newParent();
    const { payload } = await manager.call(getStaffingPlanBasis, { params });
    expect(payload).toMatchObject({
      square_feet: { gross_cleanable: 200_000, occupied: 175_000 },
      days: [1, 2, 3, 4, 5],
      full: null,
      can: { create: true },
    });
  });

  it('sent twice is one plan', async () => {
    const params = await newParent();
    const client_uuid = crypto.randomUUID();
    const both = await Promise.all([1, 2].map(() => create(params, { client_uuid })));
    expect(new Set(both.map(({ payload }) => payload.id)).size).toBe(1);
  });
});

describe('a draft', () => {
  it('is saved as a whole, keeps the lines that stay, and is stale over a newer save', async () => {
    const params = await newParent();
    const { payload: draft } = await create(params);
    const [cleaner, supervisor] = draft.lines;
    const body = {
      ...golden,
      lines: [
        { ...shift('supervisor', 2, 5, 21), id: supervisor?.id },
        { ...shift('cleaner', 8, 4.25, 17.5), id: cleaner?.id },
        shift('cleaner', 1, 2, 16),
      ],
      updated_at: draft.updated_at,
    };
    const save = (sent: typeof body) =>
      manager.call(updateStaffingPlan, { params: at(params, draft), body: sent });
    const saved = await save(body);
    expect(saved.payload.lines.slice(0, 2).map(({ id }) => id)).toEqual([supervisor?.id, cleaner?.id]);
    expect(saved.payload.hours.weekly_hours).toBe(50 + 170 + 10);
    expect(await save(body)).toMatchObject({ status: 409, code: 'stale' });
    const { updated_at } = saved.payload;
    const strange = { ...body, updated_at, lines: [{ ...shift('cleaner', 1, 1, 1), id: 2_000_000_000 }] };
    expect(await save(strange)).toMatchObject({ status: 422, errors: { 'lines.0.id': expect.anything() } });
  });

  it('is refused with every field that is wrong', async () => {
    const params = await newParent();
    const bad = await create(params, {
      effective_from: '2027-02-30',
      sqft_basis: 0,
      lines: [
        { ...shift('cleaner', 0, 4.1, 1000), days: [], start_time: '25:00' },
        { ...shift('cleaner', 1, 12.25, 1.005), days: [7] },
      ],
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors).toSorted()).toEqual([
      'effective_from',
      'lines.0.days',
      'lines.0.headcount',
      'lines.0.shift_length_hours',
      'lines.0.start_time',
      'lines.0.wage_rate',
      'lines.1.days.0',
      'lines.1.shift_length_hours',
      'lines.1.wage_rate',
      'sqft_basis',
    ]);
    const far = await create(params, { effective_from: '2060-01-01' });
    expect(far).toMatchObject({ status: 422, errors: { effective_from: expect.anything() } });
  });

  it('needs all rights, and a parent of a service in sight', async () => {
    const params = await newParent();
    const { payload } = await create(params);
    const [supervisor, sales, stranger] = await Promise.all([
      acme.signIn('supervisor'),
      acme.signIn('sales-rep'),
      rival.signIn('admin'),
    ]);
    for (const client of [supervisor, sales]) expect((await create(params, {}, client)).status).toBe(403);
    expect((await supervisor.call(getStaffingPlan, { params: at(params, payload) })).status).toBe(403);
    expect((await create(params, {}, stranger)).status).toBe(404);
    const other = await newParent();
    const elsewhere = { ...params, parentId: other.parentId };
    expect((await create(elsewhere)).status).toBe(404);
    expect((await manager.call(getStaffingPlan, { params: at(elsewhere, payload) })).status).toBe(404);
    const hidden = await newParent(acme.outOfScope.jobId);
    const areaManager = await acme.signIn('area-manager');
    expect((await areaManager.call(getStaffingPlanBasis, { params })).payload.can.create).toBe(false);
    expect((await areaManager.call(getStaffingPlanBasis, { params: hidden })).status).toBe(404);
    expect((await create({ ...params, parentType: 'budget' as 'contract' })).status).toBe(404);
  });

  it('is not made for a contract that is over', async () => {
    const params = await newParent();
    await sqlAs(app, acme, `update contracts set status = 'archived' where id = $1`, [params.parentId]);
    expect(await create(params)).toMatchObject({ status: 409, code: 'plan_parent_closed' });
  });
});

describe('activating', () => {
  it('takes the place of the former plan once that was confirmed', async () => {
    const params = await newParent();
    const first = await activeFull(params);
    expect(first).toMatchObject({
      status: 'active',
      allowed_transitions: ['archive'],
      can: { update: false },
    });
    const copied = await manager.call(copyStaffingPlan, {
      params: at(params, first),
      body: { plan_type: 'full-building' },
    });
    expect(copied.payload).toMatchObject({
      status: 'draft',
      effective_from: '2027-03-09',
      takes_place_of: { id: first.id },
      cost: first.cost,
    });
    expect(await activate(params, copied.payload)).toMatchObject({ status: 409, code: 'plan_takes_place' });
    const later = await create(params, { effective_from: '2027-04-01' });
    expect(
      await activate(params, later.payload, { takes_place_of: later.payload.takes_place_of?.id }),
    ).toMatchObject({ status: 422, errors: { effective_from: expect.anything() } });
    const second = await activate(params, copied.payload, {
      takes_place_of: copied.payload.takes_place_of?.id,
    });
    expect(second.payload).toMatchObject({ status: 'active', takes_place_of: null });
    const former = await manager.call(getStaffingPlan, { params: at(params, first) });
    expect(former.payload.status).toBe('archived');
    expect(former.payload.timeline.at(-1)?.action).toBe('staffing-plan.replaced');
    expect(await activate(params, second.payload)).toMatchObject({ status: 409, code: 'transition_refused' });
    const third = (await create(params)).payload;
    expect(await activate(params, third, { takes_place_of: first.id })).toMatchObject({
      status: 409,
      code: 'plan_takes_place',
    });
  });

  it('costs what it did when it was activated', async () => {
    const params = await newParent();
    const active = await activeFull(params);
    await sqlAs(app, acme, `update staffing_plans set burden_pct = 1000 where id = $1`, [active.id]);
    const { payload } = await manager.call(getStaffingPlan, { params: at(params, active) });
    expect(payload.basis.burden).toBe(1000);
    expect(payload.cost.loaded).toBe(22_124.14);
  });

  it('of two at once is one, and leaves one active', async () => {
    const params = await newParent();
    const drafts = await Promise.all([create(params), create(params)]);
    const both = await Promise.all(drafts.map(({ payload }) => activate(params, payload)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('needs lines, and a draft', async () => {
    const params = await newParent();
    const { payload } = await create(params, { lines: [] });
    expect(await activate(params, payload)).toMatchObject({
      status: 422,
      errors: { lines: expect.anything() },
    });
    const archived = await manager.call(archiveStaffingPlan, {
      params: at(params, payload),
      body: { updated_at: payload.updated_at },
    });
    expect(archived.payload).toMatchObject({ status: 'archived', allowed_transitions: [] });
    expect((await activate(params, archived.payload)).code).toBe('transition_refused');
    const edited = await manager.call(updateStaffingPlan, {
      params: at(params, payload),
      body: { ...golden, updated_at: archived.payload.updated_at },
    });
    expect(edited).toMatchObject({ status: 409, code: 'plan_not_draft' });
  });
});

describe('a current plan', () => {
  it('is suggested from occupancy, and needs no reason', async () => {
    const params = await newParent();
    const full = await activeFull(params);
    const { payload } = await manager.call(suggestStaffingPlan, { params: at(params, full), body: {} });
    expect(payload).toMatchObject({
      plan_type: 'current',
      status: 'draft',
      sqft_basis: 175_000,
      hours: { weekly_hours: 240, productivity: 5000 },
      cost: { wages: 18_272.6, loaded: 22_292.58 },
      full: { id: full.id, sqft_basis: 200_000 },
    });
    expect(payload.lines.map(({ shift_length_hours }) => shift_length_hours)).toEqual([3.5, 5, 8]);
    expect((await activate(params, payload)).payload.status).toBe('active');
    const again = await manager.call(suggestStaffingPlan, { params: at(params, payload), body: {} });
    expect(again).toMatchObject({ status: 409, code: 'plan_not_full' });
  });

  it('is not suggested where nothing is occupied', async () => {
    const params = await newParent(acme.inScope.jobId, 0);
    const full = await activeFull(params);
    expect(await manager.call(suggestStaffingPlan, { params: at(params, full), body: {} })).toMatchObject({
      status: 409,
      code: 'plan_nothing_occupied',
    });
    const copied = { params: at(params, full), body: { plan_type: 'current' as const } };
    expect((await manager.call(copyStaffingPlan, copied)).payload.sqft_basis).toBeNull();
  });

  it('with other hours needs a reason', async () => {
    const params = await newParent();
    const full = await activeFull(params);
    const { payload: copy } = await manager.call(copyStaffingPlan, {
      params: at(params, full),
      body: { plan_type: 'current' },
    });
    expect(copy.sqft_basis).toBe(175_000);
    expect(await activate(params, copy)).toMatchObject({
      status: 422,
      errors: { override_reason: expect.anything() },
    });
    const { payload } = await manager.call(updateStaffingPlan, {
      params: at(params, copy),
      body: {
        ...golden,
        plan_type: 'current',
        sqft_basis: 175_000,
        lines: copy.lines,
        override_reason: 'The client moves in next month',
        updated_at: copy.updated_at,
      },
    });
    expect((await activate(params, payload)).payload.status).toBe('active');
  });

  it('keeps the people of the lines it was made of', async () => {
    const params = await newParent();
    const full = await activeFull(params);
    await sqlAs(
      app,
      acme,
      'insert into staffing_plan_people (organization_id, line_id, user_id) values ($1, $2, $3)',
      [acme.organizationId, full.lines[1]?.id, acme.users.supervisor],
    );
    const { payload } = await manager.call(suggestStaffingPlan, { params: at(params, full), body: {} });
    expect(
      await sqlAs(app, acme, 'select user_id from staffing_plan_people where line_id = any($1)', [
        payload.lines.map(({ id }) => id),
      ]),
    ).toEqual([{ user_id: acme.users.supervisor }]);
  });
});
