import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createJobService, insertJobs, removeJobsOfImport } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { countStatements } from '../../../../tests/api/harness/count-statements.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { contractEndpoints, contractRecordEndpoints } from '../contract/index.ts';
import { createContract, type NewContract } from './index.ts';

const { listJobContracts, getBaseContract } = contractEndpoints;
const { getContract } = contractRecordEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;
let nights: number;
let porter: number;
let baseId: number;

const asSystem = <T>(work: (tenant: Tenant) => Promise<T>, company = acme): Promise<T> =>
  app.database.withTenant(systemScope(company.organizationId), work);

/** `day` counts from March 9: at `now` it is still March 9 in Denver, where the buildings are. */
const now = '2027-03-10T05:00:00Z';
const day = (days: number): string => new Date(Date.UTC(2027, 2, 9 + days)).toISOString().slice(0, 10);

const addService = (jobId: number, name: string, company = acme): Promise<number> =>
  asSystem(
    (tenant) => createJobService(tenant, null, jobId, { type: 'night-cleaning', name, days_of_week: [1, 2] }),
    company,
  );

const add = (given: Partial<NewContract> & { job_service_id: number }, company = acme): Promise<number> =>
  asSystem(
    (tenant) =>
      createContract(tenant, null, {
        number: crypto.randomUUID().slice(0, 12),
        status: 'approved',
        start_date: day(-100),
        days_per_week: 5,
        ...given,
      }),
    company,
  );

const terms = {
  gross_cleanable_sqft: 200_000,
  occupied_sqft: 175_000,
  vacant_sqft: 25_000,
  pricing: [
    { type: 'labor', amount: 27_000, period: 'month', note: '' },
    { type: 'other', amount: 5000, period: 'month', note: 'Windows' },
  ],
  credits: [
    { type: 'Vacancy', method: 'per_sqft', rate: 0.098, sqft: null, base: 'all', from: null, to: null },
    { type: 'LPC', method: 'percent', rate: 3, sqft: null, base: 'labor', from: null, to: null },
  ],
  billbacks: [{ type: 'supply', cost: 1240, markup_type: 'percentage', markup: 10, period: 'month' }],
  escalator_pct: 2.5,
} satisfies Partial<NewContract>;

const list = (client: Client, id = acme.inScope.jobId) => client.call(listJobContracts, { params: { id } });

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: now }));
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
  nights = await addService(acme.inScope.jobId, 'Nights');
  porter = await addService(acme.inScope.jobId, 'Porter');
  baseId = await add({ job_service_id: nights, number: 'N-1', termination_date: day(30), ...terms });
  await add({ job_service_id: nights, number: 'N-2', start_date: day(31) });
  await add({ job_service_id: porter, number: 'P-1', start_date: day(-400), termination_date: day(-1) });
});
afterAll(() => app.close());

describe('contracts of a job', () => {
  it('are listed service by service, the latest first, as they stand today at the building', async () => {
    const { payload } = await list(manager);
    expect(payload.map((row) => [row.service.name, row.number, row.is_base, row.status])).toEqual([
      ['Nights', 'N-2', false, 'approved'],
      ['Nights', 'N-1', true, 'active'],
      ['Porter', 'P-1', true, 'expired'],
    ]);
    expect(payload.map((row) => row.days_left)).toEqual([null, 30, null]);
  });

  it('come with their lines and price for people who look after contracts', async () => {
    const { payload } = await list(manager);
    expect(payload[1]?.terms).toMatchObject({
      square_feet: { gross_cleanable: 200_000, occupied: 175_000, vacant: 25_000 },
      days_per_week: 5,
      escalator_pct: 2.5,
      renewal_notice_days: 60,
      signed_file: null,
      pricing: [{ type: 'labor', amount: 27_000 }, { note: 'Windows' }],
      credits: [
        { type: 'Vacancy', rate: 0.098, amount: 2450, in_force: true },
        { type: 'LPC', rate: 3, amount: 810, in_force: true },
      ],
      billbacks: [{ cost: 1240, markup: 10, amount: 1364 }],
      price: { on: day(0), base: 32_000, credits: 3260, net: 28_740, contract_value: 344_880 },
    });
    expect(payload.map((row) => row.terms?.price.on)).toEqual([day(31), day(0), day(-1)]);
  });

  it.each(['supervisor', 'day-porter', 'csr', 'viewer', 'scheduler'] as const)(
    'show a %s dates and status, nothing else',
    async (who) => {
      const client = await acme.signIn(who);
      const { payload, text } = await list(client);
      expect(payload).toHaveLength(3);
      expect(payload.every((row) => row.terms === null)).toBe(true);
      expect(payload[1]).toMatchObject({ status: 'active', termination_date: day(30) });
      expect(text).not.toMatch(/32000|pricing|credits|Windows/);
    },
  );

  it('are read with either flag', async () => {
    for (const who of ['area-manager', 'sales-rep'] as const) {
      const { payload } = await list(await acme.signIn(who));
      expect(payload[1]?.terms?.price.net, who).toBe(28_740);
    }
  });

  it('are none where nothing was agreed', async () => {
    expect((await list(manager, acme.outOfScope.jobId)).payload).toEqual([]);
  });

  it('take the same number of statements, however many there are', async () => {
    const before = await countStatements(() => list(manager));
    for (const year of [2010, 2011, 2012]) {
      await add({
        job_service_id: porter,
        start_date: `${year}-01-01`,
        termination_date: `${year}-12-31`,
      });
    }
    expect(await countStatements(() => list(manager))).toBe(before);
  });
});

describe('one contract', () => {
  const read = (client: Client, contractId = baseId, id = acme.inScope.jobId) =>
    client.call(getContract, { params: { id, contractId } });

  it('is read by people who look after contracts, and refused to others', async () => {
    expect((await read(manager)).payload).toMatchObject({ number: 'N-1', terms: { price: { net: 28_740 } } });
    expect((await read(supervisor)).status).toBe(403);
  });

  it('belongs to its job', async () => {
    expect((await read(manager, baseId, acme.outOfScope.jobId)).status).toBe(404);
    expect((await read(manager, 2_000_000_000)).status).toBe(404);
  });

  it('has a signed file for those who may read it, changed by those who write contracts', async () => {
    const id = await addSignedFile(baseId);
    expect((await read(manager)).payload.terms?.signed_file).toMatchObject({ id, name: 'Signed.pdf' });
    const rename = async (client: Client) =>
      (await client.raw('POST', `/api/v1/core/file/${id}`, { name: 'Signed.pdf' })).status;
    expect(await rename(supervisor)).toBe(404);
    expect(await rename(await rival.signIn('manager'))).toBe(404);
    expect(await rename(await acme.signIn('area-manager'))).toBe(403);
    expect(await rename(manager)).toBe(200);
  });
});

const addSignedFile = (contractId: number): Promise<number> =>
  asSystem(async (tenant) => {
    const [file] = await tenant.query({
      text: `with f as (
          insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose)
          values ($1, 'Signed.pdf', 'application/pdf', 1, 'x', 'x', gen_random_uuid()::text, 'contract', $2, 'signed')
          returning id)
        update contracts set signed_file_id = f.id from f where organization_id = $1 and contracts.id = $2
        returning f.id`,
      values: [tenant.organizationId, contractId],
      row: z.custom<{ id: number }>(),
    });
    return file?.id ?? 0;
  });

const newImport = (tenant: Tenant): Promise<number> =>
  tenant
    .query({
      text: `with f as (
          insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id)
          values ($1, 'a.csv', 'text/csv', 1, 'x', 'x', gen_random_uuid()::text, 'job_import', 1) returning id)
        insert into job_imports (organization_id, file_id, file_name, columns, mapping)
        select $1, id, 'a.csv', '[]', '{}' from f returning id`,
      values: [tenant.organizationId],
      row: z.custom<{ id: number }>(),
    })
    .then(([row]) => row?.id ?? 0);

describe('the base contract', () => {
  const base = (client: Client, id = acme.inScope.jobId) => client.call(getBaseContract, { params: { id } });

  it('is the one in force', async () => {
    expect((await base(manager)).payload).toMatchObject({ number: 'N-1', is_base: true, status: 'active' });
    expect((await base(supervisor)).payload).toMatchObject({ number: 'N-1', terms: null });
  });

  it('is null where none is', async () => {
    const answer = await base(manager, acme.outOfScope.jobId);
    expect(answer).toMatchObject({ status: 200, payload: null });
    const service = await addService(acme.outOfScope.jobId, 'Days');
    await add({ job_service_id: service, start_date: day(1) });
    await add({ job_service_id: await addService(acme.outOfScope.jobId, 'Old'), status: 'draft' });
    expect((await base(manager, acme.outOfScope.jobId)).payload).toBeNull();
  });
});

describe('a job', () => {
  it('out of scope, elsewhere or unknown shows no contract', async () => {
    const areaManager = await acme.signIn('area-manager');
    const nobody = await acme.signIn('nobody');
    const foreign = await add({ job_service_id: await addService(rival.inScope.jobId, 'X', rival) }, rival);
    for (const endpoint of [listJobContracts, getBaseContract, getContract]) {
      const status = async (client: Client, id: number, contractId: number) =>
        (await client.call(endpoint as typeof getContract, { params: { id, contractId } })).status;
      expect(await status(areaManager, acme.outOfScope.jobId, baseId)).toBe(404);
      expect(await status(manager, rival.inScope.jobId, foreign)).toBe(404);
      expect(await status(manager, 2_000_000_000, baseId)).toBe(404);
      expect(await status(nobody, acme.inScope.jobId, baseId)).toBe(403);
    }
    expect(
      (await manager.call(getContract, { params: { id: acme.inScope.jobId, contractId: foreign } })).status,
    ).toBe(404);
  });

  it('of an import is not taken back while a contract stands on it', async () => {
    const importId = await asSystem(newImport);
    const [jobId = 0] = await asSystem((tenant) =>
      insertJobs(tenant, [
        { job_number: 'I-1', job_name: 'I', client_id: acme.clientId, building_ids: [], import_id: importId },
      ]),
    );
    await add({ job_service_id: await addService(jobId, 'Nights') });
    await expect(asSystem((tenant) => removeJobsOfImport(tenant, importId))).rejects.toMatchObject({
      status: 409,
      messageRef: { code: 'jobs_busy' },
    });
  });
});

describe('contracts of one service', () => {
  const clash = (number: string) => ({
    status: 422,
    fields: { start_date: [{ code: 'contract_dates_overlap', values: { number } }] },
  });

  it.each([
    ['that lie in one another', { start_date: day(0), termination_date: day(1) }],
    ['that share one day', { start_date: day(-300), termination_date: day(-100) }],
    ['without an end', { start_date: day(-300) }],
    ['under notice', { start_date: day(0), termination_date: day(1), termination_reason: 'Sold' }],
  ])('do not overlap: %s', async (_, dates) => {
    const status = 'termination_reason' in dates ? 'terminated' : 'approved';
    await expect(add({ job_service_id: nights, status, ...dates })).rejects.toMatchObject(clash('N-1'));
  });

  it('may follow the day after, lie beside a draft, or belong to another service', async () => {
    const service = await addService(acme.inScope.jobId, 'Windows');
    await add({ job_service_id: service, status: 'draft' });
    await add({ job_service_id: service, termination_date: day(-1) });
    await add({ job_service_id: service, start_date: day(0) });
    const { payload } = await list(manager);
    const own = payload.filter((row) => row.job_service_id === service);
    expect(own.map(({ status }) => status)).toEqual(['active', 'expired', 'draft']);
    expect(own.map(({ is_base }) => is_base)).toEqual([false, false, true]);
  });

  it('approved at once take turns', async () => {
    const service = await addService(acme.inScope.jobId, 'Garage');
    const results = await Promise.allSettled([0, 1, 2].map(() => add({ job_service_id: service })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('have a number of their own', async () => {
    await expect(add({ job_service_id: nights, number: 'N-1', status: 'draft' })).rejects.toMatchObject({
      status: 422,
      fields: { number: [{ code: 'contract_number_taken' }] },
    });
  });
});
