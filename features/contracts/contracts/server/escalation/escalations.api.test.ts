import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { contractRecordEndpoints, escalationEndpoints } from '../../contract/index.ts';
import { createContract, type NewContract } from '../index.ts';

const { getEscalations, draftEscalations } = escalationEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;

const add = (jobId: number, given: Partial<NewContract>, serviceId?: number) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const job_service_id =
      serviceId ?? (await createJobService(tenant, null, jobId, { type: 'other', name: 'Nights' }));
    const number = crypto.randomUUID().slice(0, 8);
    const usual = { number, status: 'approved' as const, start_date: '2027-01-01', days_per_week: 5 };
    const pricing = [
      { type: 'labor' as const, amount: 1000.1, period: 'month' as const, note: '' },
      { type: 'supply' as const, amount: 50.5, period: 'month' as const, note: '' },
    ];
    const id = await createContract(tenant, null, {
      ...usual,
      pricing,
      escalator_pct: 2.5,
      ...given,
      job_service_id,
    });
    return { id, job_service_id };
  });

let first: { id: number };
let second: { id: number };
let other: { id: number };

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
  const { inScope, outOfScope } = acme;
  first = await add(inScope.jobId, { number: 'E-1' });
  second = await add(inScope.jobId, { number: 'E-2', termination_date: '2029-12-31' });
  other = await add(outOfScope.jobId, { number: 'E-3' });
  await add(inScope.jobId, { number: 'F-1', escalator_pct: 0 });
  await add(inScope.jobId, { number: 'F-2', termination_date: '2027-12-31' });
  await add(inScope.jobId, { number: 'F-3', status: 'draft' });
  const followed = await add(inScope.jobId, { number: 'F-4' });
  const { job_service_id } = followed;
  await add(inScope.jobId, { status: 'draft', start_date: '2028-06-01' }, job_service_id);
});
afterAll(() => app.close());

const read = (start_date: string, client = manager) => client.call(getEscalations, { query: { start_date } });

const draft = (contract_ids: readonly number[], start_date = '2028-01-01', client = manager) =>
  client.call(draftEscalations, { body: { start_date, contract_ids: [...contract_ids] } });

it('shows contracts with an escalator that nothing follows, with their prices raised', async () => {
  const { payload } = await read('2028-01-01');
  expect(payload.map(({ contract, before, after }) => [contract.number, before, after])).toEqual([
    ['E-1', 1050.6, 1076.86],
    ['E-2', 1050.6, 1076.86],
    ['E-3', 1050.6, 1076.86],
  ]);
  const seen = await read('2028-01-01', await acme.signIn('area-manager'));
  expect(seen.payload.map(({ contract }) => contract.number)).toEqual(['E-1', 'E-2']);
});

it('shows contracts that will have renewed themselves, and drafts what their next term is', async () => {
  const renewing = {
    auto_renew: true,
    term_months: 12,
    termination_date: '2027-06-30',
    start_date: '2026-07-01',
  };
  const { id } = await add(acme.inScope.jobId, { number: 'R-1', ...renewing });
  await add(acme.inScope.jobId, { number: 'R-2', ...renewing, renewal_notice_on: '2027-03-01' });
  const { payload } = await read('2027-07-01');
  expect(payload.map(({ contract }) => contract.number)).toContain('R-1');
  expect(payload.map(({ contract }) => contract.number)).not.toContain('R-2');
  const [made] = (await draft([id], '2027-07-01')).payload.drafts;
  const found = await manager.call(contractRecordEndpoints.getContract, {
    params: { id: acme.inScope.jobId, contractId: made?.id ?? 0 },
  });
  expect(found.payload).toMatchObject({
    start_date: '2027-07-01',
    termination_date: '2028-06-30',
    terms: { auto_renew: true },
  });
});

it('is for people with the right, in the own company', async () => {
  expect((await read('2028-01-01', await acme.signIn('supervisor'))).status).toBe(403);
  expect((await read('2028-01-01', await rival.signIn('admin'))).payload).toEqual([]);
  expect((await draft([first.id], '2028-01-01', await acme.signIn('area-manager'))).status).toBe(403);
  expect(
    Object.keys((await draft([first.id], '2028-01-01', await rival.signIn('admin'))).errors ?? {}),
  ).toEqual(['contract_ids']);
});

it('is refused with every field that is wrong, and for all when one is', async () => {
  expect(Object.keys((await draft([], 'soon')).errors ?? {}).toSorted()).toEqual([
    'contract_ids',
    'start_date',
  ]);
  expect(Object.keys((await draft([first.id], '2050-01-01')).errors ?? {})).toEqual(['start_date']);
  expect(Object.keys((await draft([first.id, 2_000_000_000])).errors ?? {})).toEqual(['contract_ids']);
  expect((await read('2028-01-01')).payload).toHaveLength(3);
});

it('drafts an amendment for each, once', async () => {
  const both = await Promise.all([draft([first.id, second.id]), draft([first.id, second.id])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { drafts } = both.find(({ status }) => status === 200)?.payload ?? { drafts: [] };
  expect(drafts.map(({ number }) => number)).toEqual(['E-1A', 'E-2A']);
  const { payload } = await manager.call(contractRecordEndpoints.getContract, {
    params: { id: acme.inScope.jobId, contractId: drafts[1]?.id ?? 0 },
  });
  expect(payload).toMatchObject({
    status: 'draft',
    start_date: '2028-01-01',
    termination_date: '2029-12-31',
    cuts_short: { number: 'E-2', last_day: '2027-12-31' },
    terms: { price: { base: 1076.86 } },
  });
  expect(payload.timeline.map(({ action }) => action)).toEqual(['contract.escalated']);
  expect((await read('2028-01-01')).payload.map(({ contract }) => contract.id)).toEqual([other.id]);
});
