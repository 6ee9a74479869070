import { parse } from 'csv-parse/sync';
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
import {
  billingEndpoints,
  contractRecordEndpoints,
  contractWriteEndpoints,
  statementEndpoints,
} from '../../contract/index.ts';
import { createContract, type NewContract } from '../index.ts';

const { getBillingRun, approveBillingRun, exportBillingRun } = billingEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;

const price = (amount: number) => ({
  pricing: [{ type: 'labor' as const, amount, period: 'month' as const, note: '' }],
});

const add = (jobId: number, given: Partial<NewContract>) =>
  app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const job_service_id = await createJobService(tenant, null, jobId, { type: 'other', name: 'Nights' });
    const number = crypto.randomUUID().slice(0, 8);
    const usual = { number, status: 'approved' as const, start_date: '2026-01-01', days_per_week: 5 };
    return createContract(tenant, null, { ...usual, job_service_id, ...given });
  });

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-04-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
  const { inScope, outOfScope } = acme;
  await add(inScope.jobId, { number: 'N-1', ...price(1000), winteam_customer_number: '4711' });
  await add(inScope.jobId, { number: 'N-2', ...price(300), start_date: '2027-04-16' });
  await add(inScope.jobId, { number: 'N-3', ...price(500), termination_date: '2027-03-31' });
  await add(outOfScope.jobId, { number: 'N-4', ...price(2000) });
  await add(outOfScope.jobId, { number: 'N-5', ...price(9000), status: 'draft' });
});
afterAll(() => app.close());

const read = (month?: string, client = manager) =>
  client.call(getBillingRun, { query: month ? { month } : {} });

const approve = (total: number | string, month = '2027-04', client = manager) =>
  client.send(approveBillingRun, { body: { month, total } });

const file = (reason?: string, month = '2027-04', client = manager) =>
  client.call(exportBillingRun, { body: { month, ...(reason && { reason }) } });

describe('the invoices of a month', () => {
  it('are those of all contracts in force, with what differs from the month before', async () => {
    const { payload } = await read();
    expect(payload).toMatchObject({ month: '2027-04', approved: null, total: 3150, previous: 3500 });
    expect(
      payload.rows.map(({ contract, invoice, previous, differences }) => [
        contract.number,
        invoice,
        previous,
        differences.map(({ reason, amount }) => [reason, amount]),
      ]),
    ).toEqual([
      ['N-1', 1000, 1000, []],
      ['N-2', 150, 0, [['begins', 150]]],
      ['N-3', 0, 500, [['ends', -500]]],
      ['N-4', 2000, 2000, []],
    ]);
    expect(payload.can).toEqual({ approve: true, export: false, correct: false });
  });

  it('are of jobs in sight, and for people who may read terms', async () => {
    const { payload } = await read('2027-04', await acme.signIn('area-manager'));
    expect(payload.rows.map(({ contract }) => contract.number)).toEqual(['N-1', 'N-2', 'N-3']);
    expect(payload.can).toEqual({ approve: false, export: false, correct: false });
    for (const who of ['supervisor', 'csr', 'viewer'] as const)
      expect((await read('2027-04', await acme.signIn(who))).status).toBe(403);
    expect((await read('2027-04', await rival.signIn('admin'))).payload.rows).toEqual([]);
    expect(Object.keys((await read('2027-4')).errors ?? {})).toEqual(['month']);
  });
});

describe('approving a month', () => {
  it('is refused with another total, without the right, and before the file', async () => {
    expect(await approve(3149.99)).toMatchObject({ status: 409, code: 'billing_changed' });
    expect((await approve(3150, '2027-04', await acme.signIn('area-manager'))).status).toBe(403);
    expect(await file()).toMatchObject({ status: 409, code: 'billing_not_approved' });
    expect(Object.keys((await approve('x', 'May')).errors ?? {}).toSorted()).toEqual(['month', 'total']);
  });

  it('needs to see all job sites', async () => {
    const seller = await acme.signIn('sales-rep');
    expect(await approve(1150, '2027-04', seller)).toMatchObject({ status: 403, code: 'billing_all_sites' });
  });

  it('is refused more than one month ahead, and without invoices', async () => {
    for (const [month, said] of [
      ['2027-06', 'at most one month ahead'],
      ['2028-04', 'at most one month ahead'],
      ['2025-12', 'no invoices'],
    ] as const) {
      const { payload } = await read(month);
      expect(payload.can.approve).toBe(false);
      const refused = await approve(payload.total, month);
      expect(refused.status).toBe(422);
      expect(refused.errors.month?.[0]).toContain(said);
    }
    expect((await read('2027-05')).payload.can.approve).toBe(true);
  });

  it('keeps the invoices, once, and shows what they would be today', async () => {
    const both = await Promise.all([approve(3150), approve(3150)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await approve(3150)).toMatchObject({ status: 409, code: 'billing_approved' });
    await sqlAs(app, acme, `update contracts set pricing = '[]' where number = 'N-1'`);
    const { payload } = await read();
    expect(payload).toMatchObject({ total: 3150, approved: { by: { id: acme.users.manager } } });
    expect(payload.rows[0]).toMatchObject({ invoice: 1000, recalculated: 0 });
    expect((await read('2027-05')).payload.rows[0]).toMatchObject({ previous: 1000, invoice: 0 });
  });

  it('is said by the statements of the month, with the amount that was approved', async () => {
    const [row] = (await read()).payload.rows;
    const params = {
      id: row?.job.id ?? 0,
      serviceId: row?.contract.job_service_id ?? 0,
      contractId: row?.contract.id ?? 0,
    };
    const stated = (month: string, at = params) =>
      manager.call(statementEndpoints.getStatement, { params: at, query: { month } });
    expect((await stated('2027-04')).payload).toMatchObject({
      approved_invoice: 1000,
      statement: { invoice: 0 },
      approved_at: '2027-04-10T05:00:00Z',
    });
    expect((await stated('2027-05')).payload).toMatchObject({ approved_invoice: null, approved_at: null });
    const late = await add(acme.inScope.jobId, { ...price(40), termination_date: '2027-04-30' });
    const { payload } = await manager.call(contractRecordEndpoints.getContract, {
      params: { id: acme.inScope.jobId, contractId: late },
    });
    const of = { id: acme.inScope.jobId, serviceId: payload.job_service_id, contractId: late };
    expect((await stated('2027-04', of)).payload).toMatchObject({
      approved_invoice: 0,
      statement: { invoice: 40 },
    });
    await sqlAs(app, acme, `delete from contracts where id = $1`, [late]);
  });
});

describe('the file of a month', () => {
  it('is made once, and again with a reason alone', async () => {
    const { bytes, status } = await file();
    expect(status).toBe(200);
    const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
    expect(rows.map((row) => [row.Contract, row['WinTeam customer'], row['Invoice for the month']])).toEqual([
      ['N-1', '4711', '1000'],
      ['N-2', '', '150'],
      ['N-4', '', '2000'],
    ]);
    expect(await file()).toMatchObject({ status: 409, code: 'billing_exported' });
    expect(Object.keys((await file('x')).errors ?? {})).toEqual(['reason']);
    expect((await file('The file was lost')).status).toBe(200);
    const notes = await sqlAs<{ note: string | null }>(
      app,
      acme,
      `select note from audit_log where action = 'billing-run.exported' order by id`,
    );
    expect(notes.map(({ note }) => note)).toEqual([null, 'The file was lost']);
    expect((await read()).payload.exported?.by?.id).toBe(acme.users.manager);
  });

  it('needs the right, in the own company', async () => {
    expect((await file('Again', '2027-04', await acme.signIn('area-manager'))).status).toBe(403);
    expect(await file('Again', '2027-04', await rival.signIn('admin'))).toMatchObject({
      status: 409,
      code: 'billing_not_approved',
    });
  });
});

describe('a contract that was archived', () => {
  const archive = async (contractId: number) => {
    const admin = await acme.signIn('admin');
    const { getContract } = contractRecordEndpoints;
    const id = acme.inScope.jobId;
    const { payload } = await admin.call(getContract, { params: { id, contractId } });
    const params = { id, contractId, serviceId: payload.job_service_id };
    const { status } = await admin.call(contractWriteEndpoints.archiveContract, {
      params,
      body: { updated_at: payload.updated_at },
    });
    expect(status).toBe(200);
    return params;
  };

  const invoiceIn = async (month: string, params: Awaited<ReturnType<typeof archive>>) => {
    const { payload } = await manager.call(statementEndpoints.getStatement, { params, query: { month } });
    const { rows } = (await read(month)).payload;
    const billed = rows.find(({ contract }) => contract.id === params.contractId)?.invoice ?? null;
    return [payload.statement?.invoice ?? null, billed];
  };

  it('is billed in the months in which it was in force, whether it expired or was ended', async () => {
    const term = { start_date: '2025-01-01', termination_date: '2025-02-28', ...price(700) };
    for (const more of [{}, { status: 'terminated' as const, termination_reason: 'Sold' }]) {
      const params = await archive(await add(acme.inScope.jobId, { ...term, ...more }));
      expect(await invoiceIn('2025-02', params)).toEqual([700, 700]);
      expect(await invoiceIn('2025-04', params)).toEqual([null, null]);
    }
  });

  it('is not billed when it never began', async () => {
    const future = { start_date: '2027-05-01', ...price(700) };
    for (const more of [
      {},
      { status: 'draft' as const },
      { status: 'draft' as const, start_date: '2027-01-01' },
    ]) {
      const params = await archive(await add(acme.inScope.jobId, { ...future, ...more }));
      expect(await invoiceIn('2027-06', params)).toEqual([null, null]);
    }
  });
});

describe('a contract that renews itself', () => {
  const renewing = { auto_renew: true, term_months: 12, renewal_notice_days: 60, ...price(800) };

  const billedIn = async (month: string, contractId: number) => {
    const { payload: contract } = await manager.call(contractRecordEndpoints.getContract, {
      params: { id: acme.inScope.jobId, contractId },
    });
    const params = { id: acme.inScope.jobId, contractId, serviceId: contract.job_service_id };
    const { payload } = await manager.call(statementEndpoints.getStatement, { params, query: { month } });
    const { rows } = (await read(month)).payload;
    const billed = rows.find(({ contract: { id } }) => id === contractId)?.invoice ?? null;
    return [payload.statement?.invoice ?? null, billed];
  };

  it('is billed after its term once nothing can stop the next one, and not before', async () => {
    const [certain, open, stopped] = [
      await add(acme.inScope.jobId, { ...renewing, termination_date: '2027-04-30' }),
      await add(acme.inScope.jobId, { ...renewing, termination_date: '2027-06-09' }),
      await add(acme.inScope.jobId, {
        ...renewing,
        termination_date: '2027-04-30',
        renewal_notice_on: '2027-02-01',
      }),
    ];
    expect(await billedIn('2027-05', certain)).toEqual([800, 800]);
    expect(await billedIn('2028-04', certain)).toEqual([800, 800]);
    expect(await billedIn('2028-05', certain)).toEqual([null, 0]);
    // The tenth of April is the last day for notice.
    expect(await billedIn('2027-06', open)).toEqual([240, 240]);
    expect(await billedIn('2027-07', open)).toEqual([null, 0]);
    expect(await billedIn('2027-05', stopped)).toEqual([null, null]);
    await sqlAs(app, acme, 'delete from contracts where id = any($1)', [[certain, open, stopped]]);
  });
});

describe('the correction of an approved month', () => {
  const { correctBillingRun } = billingEndpoints;

  const rowOf = async (month: string, contractId: number) =>
    (await read(month)).payload.rows.find(({ contract: { id } }) => id === contractId);

  it('is the difference that was seen, with its reason, and is billed once with the next month', async () => {
    const contractId = await add(acme.inScope.jobId, {
      number: 'K-1',
      ...price(600),
      start_date: '2027-05-01',
    });
    const { payload: may } = await read('2027-05');
    expect((await approve(may.total, '2027-05')).status).toBe(200);
    const body = { month: '2027-05', contract_id: contractId, amount: 50, reason: 'Agreed in April' };
    const correct = (given: object = {}, client = manager) =>
      client.call(correctBillingRun, { body: { ...body, ...given } });
    expect(await correct()).toMatchObject({ status: 409, code: 'billing_changed' });
    await sqlAs(app, acme, `update contracts set pricing = $2 where id = $1`, [
      contractId,
      JSON.stringify([{ type: 'labor', amount: 65_000, period: 'month', note: '' }]),
    ]);
    expect(await rowOf('2027-05', contractId)).toMatchObject({ invoice: 600, left_to_correct: 50 });
    expect(await correct({ amount: 49.99 })).toMatchObject({ status: 409, code: 'billing_changed' });
    expect(await correct({ month: '2027-06' })).toMatchObject({ status: 409, code: 'billing_not_approved' });
    expect(Object.keys((await correct({ reason: 'x', amount: 'all' })).errors).toSorted()).toEqual([
      'amount',
      'reason',
    ]);
    expect((await correct({}, await acme.signIn('supervisor'))).status).toBe(403);
    expect((await correct({}, await rival.signIn('admin'))).status).toBe(404);
    const both = await Promise.all([correct(), correct()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const corrected = await rowOf('2027-05', contractId);
    expect(corrected).toMatchObject({
      invoice: 600,
      recalculated: null,
      left_to_correct: 0,
      corrected: [{ amount: 50, reason: 'Agreed in April', billed_with: null }],
    });
    const { payload: june } = await read('2027-06');
    const billed = june.rows.find(({ contract }) => contract.id === contractId);
    expect(billed).toMatchObject({ invoice: 650, corrections: [{ month: '2027-05', amount: 50 }] });
    expect(june.total).toBe(june.rows.reduce((sum, { invoice }) => sum + invoice, 0) + 50);
    app.setNow('2027-05-10T05:00:00Z');
    expect((await approve(june.total, '2027-06')).status).toBe(200);
    expect((await rowOf('2027-05', contractId))?.corrected[0]?.billed_with).toBe('2027-06');
    expect((await rowOf('2027-06', contractId))?.corrections).toHaveLength(1);
    expect((await rowOf('2027-07', contractId))?.corrections).toEqual([]);
    const { bytes } = await file(undefined, '2027-06');
    const rows: Record<string, string>[] = parse(bytes, { columns: true, bom: true });
    expect(rows.find((row) => row.Contract === 'K-1')).toMatchObject({ Corrections: '50' });
    const notes = await sqlAs<{ note: string }>(
      app,
      acme,
      `select note from audit_log where action = 'billing-run.corrected'`,
    );
    expect(notes).toEqual([{ note: 'Agreed in April' }]);
    app.setNow('2027-04-10T05:00:00Z');
  });

  it('is billed with one month alone, when two that count it are approved at once', async () => {
    app.setNow('2027-07-10T05:00:00Z');
    const contractId = (await read('2027-06')).payload.rows.find(({ contract }) => contract.number === 'K-1')
      ?.contract.id;
    await sqlAs(app, acme, `update contracts set pricing = $2 where id = $1`, [
      contractId,
      JSON.stringify([{ type: 'labor', amount: 70_000, period: 'month', note: '' }]),
    ]);
    const body = { month: '2027-06', contract_id: contractId ?? 0, amount: 50, reason: 'Agreed in May' };
    expect((await manager.call(correctBillingRun, { body })).status).toBe(200);
    const totals = [(await read('2027-07')).payload.total, (await read('2027-08')).payload.total];
    const answers = await Promise.all([
      approve(totals[0] ?? 0, '2027-07'),
      approve(totals[1] ?? 0, '2027-08'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers[0]?.status === 409 ? '2027-07' : '2027-08';
    const { payload } = await read(refused);
    expect([payload.approved, payload.rows.flatMap(({ corrections }) => corrections)]).toEqual([null, []]);
    app.setNow('2027-04-10T05:00:00Z');
  });
});
