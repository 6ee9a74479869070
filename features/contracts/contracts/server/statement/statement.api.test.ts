import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floorEndpoints, occupancyEndpoints } from '#features/sites/buildings/contract';
import { createJobService } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { statementEndpoints } from '../../contract/index.ts';
import { createContract } from '../index.ts';

const { getStatement, getStatementPdf, exportStatement } = statementEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let params: { id: number; serviceId: number; contractId: number };

/** A building of 200,000 square feet. A full floor is credited from April 16 on, a part of another since 2026. */
beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  const admin = await acme.signIn('admin');
  manager = await acme.signIn('manager');
  const { buildingId, jobId } = acme.inScope;
  const { payload: floors } = await admin.call(floorEndpoints.createFloors, {
    params: { id: buildingId },
    body: { floors: [8, 4].map((number) => ({ number, label: `Floor ${number}`, cleanable_sqft: 15_000 })) },
  });
  const ids = new Map(floors.map(({ number, id }) => [number, id]));
  const vacant = (floor: number, sqft: number, kind: 'FF' | 'PF', from: string, notice_date: string | null) =>
    admin.call(occupancyEndpoints.createVacancy, {
      body: { building_id: buildingId, floor_id: ids.get(floor) ?? 0, sqft, kind, from, notice_date },
    });
  await vacant(8, 15_000, 'FF', '2027-04-01', '2027-03-17');
  await vacant(4, 10_000, 'PF', '2026-01-01', null);
  const line = { period: 'month' as const, note: '' };
  const credit = { method: 'per_sqft' as const, sqft: null, base: 'all' as const, from: null, to: null };
  params = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const serviceId = await createJobService(tenant, null, jobId, { type: 'night-cleaning', name: 'Nights' });
    const contractId = await createContract(tenant, null, {
      job_service_id: serviceId,
      number: 'N-1',
      status: 'approved',
      start_date: '2026-01-01',
      termination_date: '2027-06-10',
      days_per_week: 5,
      pricing: [
        { ...line, type: 'labor', amount: 27_000 },
        { ...line, type: 'other', amount: 5000 },
      ],
      credits: [
        { ...credit, type: 'FF Vacancy', rate: 0.11 },
        { ...credit, type: 'PF Vacancy', rate: 0.08 },
      ],
      billbacks: [{ type: 'supply', cost: 1240, markup_type: 'percentage', markup: 10, period: 'month' }],
    });
    return { id: jobId, serviceId, contractId };
  });
});
afterAll(() => app.close());

const read = (month?: string, client = manager, at = params) =>
  client.call(getStatement, { params: at, query: month ? { month } : {} });

describe('the statement of a month', () => {
  it('follows the vacancies of the building, from the day that the notice allows', async () => {
    const { payload } = await read('2027-04');
    expect(payload).toMatchObject({ month: '2027-04', notice_days: 30, contract: { number: 'N-1' } });
    expect(payload.statement).toMatchObject({ base: 32_000, credited: 1625, net: 30_375, invoice: 31_739 });
    const [full, part] = payload.statement?.credits ?? [];
    expect(full?.lines).toEqual([
      {
        rooms: { building: expect.any(String), floor: 'Floor 8', kind: 'FF' },
        sqft: 15_000,
        from: '2027-04-16',
        to: '2027-04-30',
        days: 15,
        monthly: 1650,
        amount: 825,
      },
    ]);
    expect(part?.lines).toMatchObject([{ sqft: 10_000, days: 30, amount: 800 }]);
  });

  it('is that of this month unless another is asked for, past or future', async () => {
    expect((await read()).payload.month).toBe('2027-03');
    expect((await read('2026-02')).payload.statement).toMatchObject({ credited: 800, days: 28 });
    expect((await read('2027-06')).payload.statement).toMatchObject({
      days: 10,
      base: 10_666.67,
      credited: 816.67,
    });
    expect((await read('2027-07')).payload.statement).toBeNull();
  });

  it('follows the days of notice that the company has', async () => {
    const set = (settings: object) =>
      sqlAs(app, acme, `update organizations set settings = $1`, [JSON.stringify(settings)]);
    await set({ vacancy_notice_days: 0 });
    expect((await read('2027-04')).payload.statement?.credited).toBe(2450);
    await set({ vacancy_notice_days: 60 });
    expect((await read('2027-04')).payload.statement?.credited).toBe(800);
    await set({});
  });

  it('is refused with a month that is none', async () => {
    for (const month of ['2027-13', '2027-4', 'April', '1989-12'])
      expect(Object.keys((await read(month)).errors ?? {})).toEqual(['month']);
  });

  it('is for people who may read terms, of a contract in sight', async () => {
    expect((await read('2027-04', await acme.signIn('area-manager'))).status).toBe(200);
    for (const who of ['supervisor', 'csr', 'viewer'] as const)
      expect((await read('2027-04', await acme.signIn(who))).status).toBe(403);
    expect((await read('2027-04', await rival.signIn('admin'))).status).toBe(404);
    for (const wrong of [{ id: acme.outOfScope.jobId }, { serviceId: 1_000_000 }, { contractId: 1_000_000 }])
      expect((await read('2027-04', manager, { ...params, ...wrong })).status).toBe(404);
  });
});

describe('the statement on paper', () => {
  const paper = (month: string, client = manager, language: 'en' | 'es' = 'en') =>
    client.call(getStatementPdf, { params, query: { month, language } });

  it('says days, square feet, rates and amounts in the language of the client', async () => {
    const { bytes, status } = await paper('2027-04', manager, 'es');
    expect(status).toBe(200);
    const words = (await pdfWords(bytes)).join(' ');
    for (const said of ['Factura', 'abril de 2027', '15,000', '15 de 30 días', '825.00', '31,739.00'])
      expect(words).toContain(said);
  });

  it('is refused for a month out of the term, and to people who may not read terms', async () => {
    expect(await paper('2027-07')).toMatchObject({ status: 409, code: 'contract_not_in_force' });
    expect((await paper('2027-04', await acme.signIn('supervisor'))).status).toBe(403);
    expect((await paper('2027-04', await rival.signIn('admin'))).status).toBe(404);
  });
});

describe('the statement as a file', () => {
  const file = (month: string, client = manager) =>
    client.call(exportStatement, { params, query: { month, format: 'csv' } });

  it('has lines that come to the invoice', async () => {
    const { bytes } = await file('2027-04');
    const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
    expect(rows.map(({ Type, Days, Amount }) => [Type, Days, Amount])).toEqual([
      ['Labor', '30', '27000'],
      ['Other', '30', '5000'],
      ['FF Vacancy', '15', '-825'],
      ['PF Vacancy', '30', '-800'],
      ['Supplies billed back', '30', '1364'],
    ]);
    expect(rows.reduce((sum, { Amount }) => sum + Number(Amount), 0)).toBe(31_739);
  });

  it('is refused for a month out of the term, and to people who may not read terms', async () => {
    expect((await file('2027-07')).status).toBe(409);
    expect((await file('2027-04', await acme.signIn('supervisor'))).status).toBe(403);
    expect((await file('2027-04', await rival.signIn('admin'))).status).toBe(404);
  });
});

describe('the statement of a draft whose credits exceed its price', () => {
  let at: typeof params;
  beforeAll(async () => {
    const line = { period: 'month' as const, note: '' };
    const credit = { method: 'fixed' as const, sqft: null, base: 'all' as const, from: null, to: null };
    const contractId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      createContract(tenant, null, {
        job_service_id: params.serviceId,
        number: 'N-2',
        status: 'draft',
        start_date: '2027-07-01',
        days_per_week: 5,
        pricing: [{ ...line, type: 'labor', amount: 100 }],
        credits: [{ ...credit, type: 'LPC', rate: 130.5 }],
      }),
    );
    at = { ...params, contractId };
  });

  it('says on paper that it is not agreed', async () => {
    const { bytes } = await manager.call(getStatementPdf, {
      params: at,
      query: { month: '2027-07', language: 'es' },
    });
    expect((await pdfWords(bytes)).join(' ')).toContain('Borrador');
  });

  it('has a line in the file for what is not taken off', async () => {
    const { bytes } = await manager.call(exportStatement, {
      params: at,
      query: { month: '2027-07', format: 'csv' },
    });
    const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
    expect(rows.map(({ Type, Amount }) => [Type, Amount])).toEqual([
      ['Labor', '100'],
      ['LPC', '-130.5'],
      ['Credits above the price', '30.5'],
    ]);
  });
});
