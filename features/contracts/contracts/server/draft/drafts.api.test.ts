import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { contractRecordEndpoints, contractWriteEndpoints } from '../../contract/index.ts';

const { createContract, updateContract, amendContract } = contractWriteEndpoints;

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

const newService = (jobId = acme.inScope.jobId, company = acme): Promise<number> =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    createJobService(tenant, null, jobId, {
      type: 'night-cleaning',
      name: `Nights ${++serial}`,
      days_of_week: [1, 2, 3],
    }),
  );

const terms = {
  start_date: '2027-04-01',
  days_per_week: 5,
  gross_cleanable_sqft: 200_000,
  occupied_sqft: 175_000,
  vacant_sqft: 25_000,
  vacant_full_sqft: 15_000,
  pricing: [
    { type: 'labor' as const, amount: 27_000 },
    { type: 'supply' as const, amount: 2600 },
    { type: 'equipment' as const, amount: 1400 },
    { type: 'tech' as const, amount: 400 },
    { type: 'other' as const, amount: 600, note: 'Windows' },
  ],
  credits: [
    { type: 'FF Vacancy' as const, method: 'per_sqft' as const, rate: 0.11 },
    { type: 'PF Vacancy' as const, method: 'per_sqft' as const, rate: 0.08 },
    { type: 'LPC' as const, method: 'percent' as const, rate: 3, base: 'labor' as const },
  ],
  billbacks: [
    { type: 'supply' as const, cost: 1240, markup_type: 'percentage' as const, markup: 10 },
    { type: 'health insurance' as const, cost: 1800, markup_type: 'fixed' as const, markup: 100 },
  ],
  escalator_pct: 3,
};

const create = async (serviceId: number, more: object = {}, by = manager, id = acme.inScope.jobId) =>
  by.call(createContract, {
    params: { id, serviceId },
    body: { number: `T-${++serial}`, ...terms, ...more },
  });

describe('a draft', () => {
  it('takes lines as they were read, and calculates them anew', async () => {
    const { payload: read } = await create(await newService());
    const { pricing, credits, billbacks } = read.terms ?? {};
    const said = credits?.map((credit) => ({ ...credit, amount: 1, agreed_sqft: 1, above_average: true }));
    const { status, payload } = await create(await newService(), { pricing, credits: said, billbacks });
    expect(status).toBe(200);
    expect(payload.terms).toMatchObject({ pricing, credits, billbacks, price: read.terms?.price });
  });

  it('is the base contract of its service, with the price of its terms', async () => {
    const serviceId = await newService();
    const { payload: base } = await create(serviceId);
    expect(base).toMatchObject({ status: 'draft', is_base: true, follows: null, cuts_short: null });
    expect(base.allowed_transitions).toEqual(['approve']);
    expect(base.can).toEqual({ update: true, amend: false, give_notice: false, upload: true });
    expect(base.terms?.price).toMatchObject({
      base: 32_000,
      credits: 3260,
      net: 28_740,
      invoice_month: 32_004,
      contract_value: 344_880,
    });
    expect(base.terms?.credits.map(({ amount, agreed_sqft }) => [amount, agreed_sqft])).toEqual([
      [1650, 15_000],
      [800, 10_000],
      [810, 25_000],
    ]);
    expect(base.timeline.map(({ action }) => action)).toEqual(['contract.created']);
    expect((await create(serviceId)).payload.is_base).toBe(false);
  });

  it('begins with a free number and the buildings as they are', async () => {
    const serviceId = await newService();
    const basis = () =>
      manager.call(contractRecordEndpoints.getContractBasis, {
        params: { id: acme.inScope.jobId, serviceId },
      });
    expect((await basis()).payload).toMatchObject({
      number: 'J-1',
      days_per_week: 3,
      square_feet: { gross_cleanable: null, vacant: 0, vacant_full: 0 },
    });
    await create(serviceId, { number: 'J-1' });
    expect((await basis()).payload.number).toBe('J-1A');
    const supervisor = await acme.signIn('supervisor');
    const params = { id: acme.inScope.jobId, serviceId };
    expect((await supervisor.call(contractRecordEndpoints.getContractBasis, { params })).status).toBe(403);
    const missing = { id: acme.inScope.jobId, serviceId: 2_000_000_000 };
    expect((await manager.call(contractRecordEndpoints.getContractBasis, { params: missing })).status).toBe(
      404,
    );
  });

  it('sent twice is one', async () => {
    const serviceId = await newService();
    const body = { number: `T-${++serial}`, client_uuid: crypto.randomUUID() };
    const [one, two] = await Promise.all([create(serviceId, body), create(serviceId, body)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.payload.id).toBe(two.payload.id);
    const other = await create(await newService(), body);
    expect(other).toMatchObject({ status: 422, errors: { client_uuid: expect.anything() } });
  });

  it('is saved as a whole, leaves a trace, and over a newer one it is stale', async () => {
    const serviceId = await newService();
    const { payload } = await create(serviceId);
    const params = { id: acme.inScope.jobId, serviceId, contractId: payload.id };
    const { updated_at } = payload;
    const body = { ...terms, number: payload.number, updated_at };
    const pricing = [{ type: 'labor' as const, amount: 30_000.01 }];
    const saved = await manager.call(updateContract, { params, body: { ...body, pricing } });
    expect(saved.payload.terms?.price.base).toBe(30_000.01);
    expect(saved.payload.timeline.at(-1)?.changes.pricing).toHaveLength(2);
    const late = await manager.call(updateContract, { params, body: { ...body, notes: 'Late' } });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    const same = { ...body, pricing, updated_at: saved.payload.updated_at };
    const again = await manager.call(updateContract, { params, body: same });
    expect(again.payload.updated_at).toBe(saved.payload.updated_at);
  });

  it('is refused with every field that is wrong', async () => {
    const serviceId = await newService();
    const bad = await create(serviceId, {
      number: '',
      start_date: '2027-02-30',
      days_per_week: 8,
      pricing: [{ type: 'labor', amount: 0.001 }],
      credits: [{ type: 'LPC', method: 'percent', rate: 101 }],
      billbacks: [{ type: 'supply', cost: -1, markup_type: 'percentage', markup: 501 }],
      escalator_pct: 100.5,
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors ?? {}).toSorted()).toEqual([
      'billbacks.0.cost',
      'billbacks.0.markup',
      'credits.0.rate',
      'days_per_week',
      'escalator_pct',
      'number',
      'pricing.0.amount',
      'start_date',
    ]);
    const worse = await create(serviceId, {
      termination_date: '2027-03-31',
      auto_renew: true,
      signed_at: '2060-01-01',
      occupied_sqft: 175_001,
      vacant_full_sqft: 25_001,
      credits: [
        { type: 'Vacancy', method: 'per_sqft', rate: 0.1 },
        { type: 'PF Vacancy', method: 'per_sqft', rate: 0.1 },
      ],
    });
    expect(Object.keys(worse.errors ?? {}).toSorted()).toEqual([
      'credits',
      'occupied_sqft',
      'signed_at',
      'term_months',
      'termination_date',
      'vacant_full_sqft',
    ]);
    const { payload } = await create(serviceId);
    expect(await create(serviceId, { number: payload.number })).toMatchObject({
      status: 422,
      errors: { number: expect.anything() },
    });
  });

  it('needs the right, and a service in sight', async () => {
    const [areaManager, supervisor, viewer, salesRep, stranger] = await Promise.all([
      acme.signIn('area-manager'),
      acme.signIn('supervisor'),
      acme.signIn('viewer'),
      acme.signIn('sales-rep'),
      rival.signIn('admin'),
    ]);
    const serviceId = await newService();
    for (const client of [areaManager, supervisor, viewer])
      expect((await create(serviceId, {}, client)).status).toBe(403);
    expect((await create(serviceId, {}, salesRep)).status).toBe(200);
    expect((await create(serviceId, {}, stranger)).status).toBe(404);
    expect((await create(serviceId, {}, manager, acme.outOfScope.jobId)).status).toBe(404);
  });

  it('of two first ones at once one is the base', async () => {
    const serviceId = await newService();
    const both = await Promise.all([create(serviceId), create(serviceId)]);
    expect(both.map(({ payload }) => payload.is_base).toSorted()).toEqual([false, true]);
  });
});

describe('an amendment', () => {
  const approvedBase = async (more: object = {}) => {
    const serviceId = await newService();
    const { payload } = await create(serviceId, { start_date: '2027-01-01', ...more });
    await sqlAs(app, acme, `update contracts set status = 'approved' where id = $1`, [payload.id]);
    return { params: { id: acme.inScope.jobId, serviceId, contractId: payload.id }, number: payload.number };
  };

  it('has the terms of the contract, its prices raised by the escalator', async () => {
    const { params, number } = await approvedBase({ termination_date: '2028-12-31' });
    const body = { start_date: '2028-01-01', escalate: true };
    const { payload } = await manager.call(amendContract, { params, body });
    expect(payload).toMatchObject({
      number: `${number}A`,
      status: 'draft',
      is_base: false,
      start_date: '2028-01-01',
      termination_date: '2028-12-31',
      follows: { number },
      cuts_short: { number, last_day: '2027-12-31' },
      terms: { price: { base: 32_960 }, escalator_pct: 3, signed_at: null },
    });
    const plain = await manager.call(amendContract, { params, body: { start_date: '2029-01-01' } });
    expect(plain.payload).toMatchObject({
      number: `${number}B`,
      termination_date: null,
      cuts_short: null,
      terms: { price: { base: 32_000 } },
    });
  });

  it('raises credits and bill-backs too where that is asked for, and never without the prices', async () => {
    const { params } = await approvedBase();
    const linesOf = async (more: object, year: number) => {
      const body = { start_date: `${year}-01-01`, ...more };
      const { payload } = await manager.call(amendContract, { params, body });
      const { credits = [], billbacks = [] } = payload.terms ?? {};
      return [credits.map(({ rate }) => rate), billbacks.map(({ cost, markup }) => [cost, markup])];
    };
    const kept = [
      [0.11, 0.08, 3],
      [
        [1240, 10],
        [1800, 100],
      ],
    ]; //
    const both = { escalate_credits: true, escalate_billbacks: true };
    expect(await linesOf({ escalate: true }, 2028)).toEqual(kept);
    expect(await linesOf(both, 2029)).toEqual(kept);
    expect(await linesOf({ escalate: true, ...both }, 2030)).toEqual([
      [0.1133, 0.0824, 3],
      [
        [1277.2, 10],
        [1854, 103],
      ],
    ]);
  });

  it('sent twice is one, and is drafted for contracts that were approved alone', async () => {
    const { params } = await approvedBase();
    const body = { start_date: '2028-01-01', client_uuid: crypto.randomUUID() };
    const both = await Promise.all([1, 2].map(() => manager.call(amendContract, { params, body })));
    expect(new Set(both.map(({ payload }) => payload.id)).size).toBe(1);
    const draft = { ...params, contractId: both[0]?.payload.id ?? 0 };
    expect(
      await manager.call(amendContract, { params: draft, body: { start_date: '2029-01-01' } }),
    ).toMatchObject({ status: 409, code: 'transition_refused' });
  });

  it('needs a day after the contract has begun, the right, and a contract of the service', async () => {
    const { params } = await approvedBase();
    const amend = (client: Client, start_date: string, at = params) =>
      client.call(amendContract, { params: at, body: { start_date } });
    for (const day of ['2027-01-01', '2050-01-01', 'soon'])
      expect(await amend(manager, day)).toMatchObject({
        status: 422,
        errors: { start_date: expect.anything() },
      });
    expect((await amend(await acme.signIn('area-manager'), '2028-01-01')).status).toBe(403);
    expect((await amend(await rival.signIn('admin'), '2028-01-01')).status).toBe(404);
    const elsewhere = { ...params, serviceId: await newService() };
    expect((await amend(manager, '2028-01-01', elsewhere)).status).toBe(404);
  });

  it('alone changes a contract that was approved', async () => {
    const { params, number } = await approvedBase();
    const { payload } = await manager.call(contractRecordEndpoints.getContract, {
      params: { id: params.id, contractId: params.contractId },
    });
    expect(payload.can).toMatchObject({ update: false, amend: true });
    const body = { ...terms, number, updated_at: payload.updated_at };
    expect(await manager.call(updateContract, { params, body })).toMatchObject({
      status: 409,
      code: 'contract_not_draft',
    });
  });
});
