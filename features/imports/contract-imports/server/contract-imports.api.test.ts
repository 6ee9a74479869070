import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractEndpoints, contractWriteEndpoints } from '#features/contracts/contracts/contract';
import { createContract, type NewContract } from '#features/contracts/contracts/server';
import { runImport } from '#features/imports/imports/server';
import { createJobService } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type ContractImportMapping, contractImportEndpoints as endpoints } from '../contract/index.ts';
import { contractPrices } from './contract-prices.ts';

let app: TestApp;
let company: Company;
let admin: Client;
let made = 0;

const inCompany = <T>(run: (tenant: Tenant) => Promise<T>): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), run);

const addService = (name: string, jobId = company.inScope.jobId): Promise<number> =>
  inCompany((tenant) => createJobService(tenant, null, jobId, { type: 'day-porter', name }));

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `priced-${made}`);
  admin = await company.signIn('admin');
  await addService('Lobby');
  await addService('Dock');
  await addService('Only', company.outOfScope.jobId);
});

const header =
  'Job number,Service,Contract number,Start date,End date,Labor,Supplies,Other,Days per week,Renews itself,Term';

const list = [
  'J-1,Lobby,C-1,4/1/2027,3/31/2029,"$4,200.00",180,,5,yes,24',
  'J-1,dock,C-2,4/1/2027,,900,,50,3,,',
  'J-2,,C-3,4/1/2027,,1000,,,,,',
];

const upload = (lines: readonly string[], who = admin) => {
  const file = new Blob([[header, ...lines].join('\n')]);
  return who.call(endpoints.uploadContractImport, {
    files: [{ field: 'file', file, name: 'contracts.csv' }],
  });
};

type Given = Partial<ContractImportMapping>;

const preview = async (lines: readonly string[], given: Given = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  const body = { mapping: { ...record.mapping, ...given } };
  return who.call(endpoints.previewContractImport, { params: { id: record.id }, body });
};

const importAll = async (lines: readonly string[], given: Given = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  const params = { id: record.id };
  const body = { mapping: { ...record.mapping, ...given } };
  const answer = await who.call(endpoints.runContractImport, { params, body });
  expect(answer.status, answer.text).toBe(200);
  await runImport(
    app.wiring,
    { [contractPrices.name]: contractPrices },
    { organizationId: company.organizationId, importId: record.id, userId: company.users.admin },
  );
  return (await admin.call(endpoints.getContractImport, { params })).payload;
};

const contracts = async (jobId = company.inScope.jobId) =>
  (await admin.call(contractEndpoints.listJobContracts, { params: { id: jobId } })).payload;

const numbered = async (number: string) => (await contracts()).find((one) => one.number === number);

const undo = (id: number) => admin.call(endpoints.undoContractImport, { params: { id }, body: {} });

const add = (serviceId: number, given: Partial<NewContract>) =>
  inCompany((tenant) =>
    createContract(tenant, null, {
      number: 'C-9',
      status: 'draft',
      start_date: '2027-01-01',
      days_per_week: 5,
      ...given,
      job_service_id: serviceId,
    }),
  );

describe('the square feet of a draft', () => {
  const feetOf = async (number: string) => (await numbered(number))?.terms?.square_feet;

  it('are those of its buildings, less what is vacant, or of the contract before it', async () => {
    const { buildingId } = company.inScope;
    const run = (text: string) => sqlAs(app, company, text, [company.organizationId, buildingId]);
    await run('update buildings set gross_cleanable_sqft = 20000 where organization_id = $1 and id = $2');
    const serviceId = await addService('Windows');
    const agreed = { gross_cleanable_sqft: 18_000, occupied_sqft: 15_000, vacant_sqft: 3000 };
    await add(serviceId, { ...agreed, status: 'approved', termination_date: '2027-03-31' });
    await importAll([...list, 'J-1,Windows,C-4,4/1/2027,,1000,,,,,']);
    expect(await feetOf('C-1')).toMatchObject({ gross_cleanable: 20_000, occupied: 20_000, vacant: 0 });
    expect(await feetOf('C-4')).toMatchObject({ gross_cleanable: 18_000, occupied: 15_000, vacant: 3000 });
  });

  it('are missing where the building has none', async () => {
    await importAll(list);
    expect((await feetOf('C-1'))?.gross_cleanable).toBeNull();
  });
});

describe('a preview', () => {
  it('says of each row what becomes of it, and of each cell what is wrong', async () => {
    await add(await addService('Windows'), { number: 'C-9', status: 'approved' });
    const { status, payload } = await preview([
      ...list,
      'J-1,Lobby,C-1,4/1/2027,,1,,,,,',
      'J-1,,C-4,4/1/2027,,1,,,,,',
      'J-1,Roof,C-4,4/1/2027,,1,,,,,',
      'J-1,Porter,C-4,4/1/2027,,1,,,,,',
      'J-9,,C-4,4/1/2027,,1,,,,,',
      'J-1,Lobby,C-4,4/1/2027,3/1/2027,,,,9,yes,',
      'J-1,Lobby,C-4,4/1/2027,3/1/2027,,,,,yes,',
      'J-1,Windows,C-9,4/1/2027,,1,,,,,',
      'J-1,Lobby,C-9,4/1/2027,,1,,,,,',
    ]);
    expect(status).toBe(200);
    expect(payload.counts).toMatchObject({ created: 3, duplicate: 2, invalid: 7 });
    expect(
      payload.rows.slice(3).map(({ reasons }) => reasons.map(({ field, code }) => `${field} ${code}`)),
    ).toEqual([
      ['number import_row_in_file'],
      ['service contract_import_service_needed'],
      ['service contract_import_service_unknown'],
      ['service contract_import_service_unclear'],
      ['job_number contract_import_job_unknown'],
      ['days_per_week too_big'],
      [
        'labor_price contract_pricing_required',
        'termination_date ends_before_begin',
        'term_months contract_term_required',
      ],
      ['number import_exists'],
      ['number contract_number_taken'],
    ]);
  });

  it('is refused with every fault of the mapping at once', async () => {
    const { status, errors } = await preview(list, { columns: { notes: 'Nowhere' } });
    expect([status, Object.keys(errors).sort()]).toEqual([
      422,
      ['job_number', 'notes', 'number', 'start_date'].map((target) => `mapping.columns.${target}`),
    ]);
  });
});

describe('a run', () => {
  it('makes drafts with their prices; the first of a service is its base', async () => {
    const lines = [...list, 'J-1,Lobby,C-1A,4/1/2029,,4300,,,,,'];
    expect(await importAll(lines)).toMatchObject({ status: 'done', created_rows: 4 });
    expect(await numbered('C-1')).toMatchObject({
      status: 'draft',
      is_base: true,
      start_date: '2027-04-01',
      termination_date: '2029-03-31',
      terms: { auto_renew: true, term_months: 24, days_per_week: 5, price: { base: 4380, net: 4380 } },
    });
    expect((await numbered('C-2'))?.terms?.pricing.map(({ type, amount }) => [type, amount])).toEqual([
      ['labor', 900],
      ['other', 50],
    ]);
    expect(await numbered('C-1A')).toMatchObject({ is_base: false });
    expect(await contracts(company.outOfScope.jobId)).toHaveLength(1);
  });

  it('changes what the file says of drafts, and nothing of what was approved', async () => {
    await importAll(list);
    const lobby = await numbered('C-1');
    const params = {
      id: company.inScope.jobId,
      serviceId: lobby?.job_service_id ?? 0,
      contractId: lobby?.id ?? 0,
    };
    const body = { updated_at: lobby?.updated_at ?? '' };
    expect((await admin.call(contractWriteEndpoints.approveContract, { params, body })).status).toBe(200);
    const again = ['J-1,Lobby,C-1,4/1/2027,,1,,,,,', 'J-1,Dock,C-2,5/1/2027,,,70,0,,,'];
    const done = await importAll(again, { existing: 'update' });
    expect(done).toMatchObject({ status: 'done', updated_rows: 1, failed_rows: 1 });
    expect((await numbered('C-1'))?.terms?.price.base).toBe(4380);
    const dock = await numbered('C-2');
    expect(dock).toMatchObject({ start_date: '2027-05-01', terms: { days_per_week: 3 } });
    expect(dock?.terms?.pricing.map(({ type, amount }) => [type, amount])).toEqual([
      ['supply', 70],
      ['labor', 900],
    ]);
    expect((await undo(done.id)).payload.status).toBe('undone');
    expect(await numbered('C-2')).toMatchObject({ start_date: '2027-04-01' });
    expect((await numbered('C-2'))?.terms?.price.base).toBe(950);
  });

  it('is within the sites of who imports', async () => {
    const manager = await company.signIn('area-manager');
    expect((await upload(list, manager)).status).toBe(403);
    const rival = await (await seedCompany(app, `rival-${made}`)).signIn('admin');
    const { payload } = await preview(list, {}, rival);
    expect(payload.counts).toMatchObject({ created: 0, invalid: 3 });
  });
});

describe('an undo', () => {
  it('takes drafts back, but none that was approved since or that others came after', async () => {
    const record = await importAll(list);
    const lobby = await numbered('C-1');
    const params = {
      id: company.inScope.jobId,
      serviceId: lobby?.job_service_id ?? 0,
      contractId: lobby?.id ?? 0,
    };
    await admin.call(contractWriteEndpoints.approveContract, {
      params,
      body: { updated_at: lobby?.updated_at ?? '' },
    });
    await add((await numbered('C-2'))?.job_service_id ?? 0, { number: 'C-2A' });
    const { payload } = await undo(record.id);
    expect(payload).toMatchObject({ status: 'undone', kept: { total: 2 } });
    expect((await contracts()).map(({ number }) => number).sort()).toEqual(['C-1', 'C-2', 'C-2A']);
    expect(await contracts(company.outOfScope.jobId)).toEqual([]);
    expect((await undo(record.id)).status).toBe(409);
  });
});
