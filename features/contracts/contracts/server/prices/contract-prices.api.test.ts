import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobService } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { contractRecordEndpoints, contractWriteEndpoints } from '../../contract/index.ts';
import { createContract, type NewContract } from '../index.ts';
import { renewContracts } from '../renewal/renew-contracts.ts';
import { saveLackingPrices } from './save-prices.ts';

const { amendContract, approveContract, archiveContract, terminateContract, updateContract } =
  contractWriteEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let serial = 0;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());

const inAcme = <T>(run: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(acme.organizationId), run);

const line = { period: 'month' as const, note: '' };
const terms = {
  pricing: [
    { type: 'labor' as const, amount: 800, ...line },
    { type: 'supply' as const, amount: 200, ...line },
  ],
  credits: [
    { type: 'LPC' as const, method: 'fixed' as const, rate: 100, sqft: null, base: 'all' as const }, //
  ].map((credit) => ({ ...credit, from: '2027-04-01', to: '2027-06-30' })),
};

const add = (given: Partial<NewContract> = {}): Promise<number> =>
  inAcme(async (tenant) => {
    const { jobId } = acme.inScope;
    const job_service_id = await createJobService(tenant, null, jobId, {
      type: 'other',
      name: `Service ${++serial}`,
    });
    return createContract(tenant, null, {
      number: `P-${serial}`,
      status: 'approved',
      start_date: '2027-01-01',
      days_per_week: 5,
      ...terms,
      ...given,
      job_service_id,
    });
  });

const pricesOf = async (contractId: number) => {
  const rows = await sqlAs<{ from: string; to: string | null; cents: number[] }>(
    app,
    acme,
    `select from_date::text as from, to_date::text as to,
       array[base_cents, net_cents, labor_cents]::int[] as cents
     from contract_prices where contract_id = $1 order by from_date`,
    [contractId],
  );
  return rows.map(({ from, to, cents }) => [from, to, ...cents]);
};

const read = async (contractId: number) =>
  (await admin.call(contractRecordEndpoints.getContract, { params: { id: acme.inScope.jobId, contractId } }))
    .payload;

const asRead = async (contractId: number) => {
  const { job_service_id: serviceId, updated_at } = await read(contractId);
  return { params: { id: acme.inScope.jobId, serviceId, contractId }, body: { updated_at } };
};

const april = ['2027-04-01', '2027-06-30', 100_000, 90_000, 80_000];
const until = (to: string | null) => [
  ['2027-01-01', '2027-03-31', 100_000, 100_000, 80_000],
  april,
  ['2027-07-01', to, 100_000, 100_000, 80_000],
];

describe('the prices that are kept of a contract', () => {
  it('begin when it is approved, and change where a credit begins or is over', async () => {
    const id = await add({ status: 'draft' });
    expect(await pricesOf(id)).toEqual([]);
    const { params, body } = await asRead(id);
    const fields = { ...terms, number: `P-${serial}`, start_date: '2027-01-01', days_per_week: 5 };
    await admin.call(updateContract, { params, body: { ...body, ...fields } });
    expect(await pricesOf(id)).toEqual([]);
    expect((await admin.call(approveContract, await asRead(id))).status).toBe(200);
    expect(await pricesOf(id)).toEqual(until(null));
  });

  it('end when an amendment takes over, and go on when that is put away', async () => {
    const id = await add({ termination_date: '2028-12-31' });
    const { params } = await asRead(id);
    const drafted = await admin.call(amendContract, { params, body: { start_date: '2027-05-01' } });
    const { body, ...amended } = await asRead(drafted.payload.id);
    await admin.call(approveContract, { ...amended, body: { ...body, ends_earlier_id: id } });
    expect(await pricesOf(id)).toEqual([until(null)[0], [...april.with(1, '2027-04-30')]]);
    expect(await pricesOf(drafted.payload.id)).toEqual([april.with(0, '2027-05-01'), until('2028-12-31')[2]]);
    expect((await admin.call(archiveContract, await asRead(drafted.payload.id))).status).toBe(200);
    expect(await pricesOf(drafted.payload.id)).toEqual([]);
    expect(await pricesOf(id)).toEqual(until('2028-12-31'));
  });

  it('end with the contract, and go on with a renewal', async () => {
    const ended = await add();
    const { body, ...rest } = await asRead(ended);
    const last = { termination_date: '2027-09-30', reason: 'Sold' };
    await admin.call(terminateContract, { ...rest, body: { ...body, ...last } });
    expect(await pricesOf(ended)).toEqual(until('2027-09-30'));
    const renewing = { auto_renew: true, term_months: 12, termination_date: '2027-03-09' };
    const renewed = await add(renewing);
    expect(await pricesOf(renewed)).toEqual([['2027-01-01', '2027-03-09', 100_000, 100_000, 80_000]]);
    await inAcme((tenant) => renewContracts(app.wiring, tenant, new Date('2027-03-10T12:00:00Z')));
    expect(await pricesOf(renewed)).toEqual(until('2028-03-09'));
  });

  it('are filled in for contracts that lack them, once', async () => {
    const id = await add();
    await sqlAs(app, acme, 'delete from contract_prices where contract_id = $1', [id]);
    while ((await inAcme(saveLackingPrices)) > 0);
    expect(await pricesOf(id)).toEqual(until(null));
    expect(await inAcme(saveLackingPrices)).toBe(0);
  });
});
