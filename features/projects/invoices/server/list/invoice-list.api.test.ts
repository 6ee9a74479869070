import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  draftedInvoice,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type Invoice, invoiceListEndpoints } from '../../contract/index.ts';

const { listInvoices, exportInvoices } = invoiceListEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let area: Client;
let manager: Client;
let stranger: Client;
let made: Record<'draft' | 'fresh' | 'late' | 'old' | 'paid' | 'far', Invoice>;

const line = (amount: number) => ({
  lines: [{ description: 'Part', quantity: 1, unit_of_measure: 'lump sum', unit_price: amount }],
  tax_rate: 0,
});

/** Sets the dates of an invoice as if time had passed. */
const dated = (id: number, issued: string, due: string) =>
  sqlAs(app, acme, 'update invoices set issue_date = $2, due_date = $3 where id = $1', [id, issued, due]);

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  [admin, area, manager] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('area-manager'),
    acme.signIn('manager'),
  ]);
  stranger = await started.rival.signIn('admin');
  await setBilling(app, acme);
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  const issued = async (amount: number, more: object = {}) =>
    issuedInvoice(admin, await closedProject(admin, acme), { ...line(amount), ...more });
  made = {
    draft: await draftedInvoice(admin, await closedProject(admin, acme), line(100)),
    fresh: await issued(200, { po_number: 'PO-77' }),
    late: await issued(300),
    old: await issued(400),
    paid: await issued(500),
    far: await issuedInvoice(
      admin,
      await closedProject(admin, acme, { job_id, building_id, title: 'Façade of the dock' }),
      line(600),
    ),
  };
  await dated(made.late.id, '2027-02-01', '2027-03-03');
  await dated(made.old.id, '2026-10-01', '2026-10-31');
  await dated(made.paid.id, '2027-01-01', '2027-01-31');
  await dated(made.far.id, '2027-01-02', '2027-02-01');
  await transitionInvoice(admin, made.paid.id, 'mark-paid', {});
  await transitionInvoice(admin, made.late.id, 'mark-paid', { amount: 50 });
});
afterAll(() => app.close());

const list = async (query: object = {}, client = admin): Promise<number[]> => {
  const answer = await client.send(listInvoices, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.rows.map(({ id }) => id);
};

const ids = (...names: (keyof typeof made)[]) => names.map((name) => made[name].id);

describe('the list of invoices', () => {
  it('has drafts first, then what was issued last, and says of each what is open and how late it is', async () => {
    expect(await list()).toEqual(ids('draft', 'fresh', 'late', 'far', 'paid', 'old'));
    const { payload } = await admin.call(listInvoices, { query: { age: '1-30' } });
    expect(payload.rows).toMatchObject([
      { id: made.late.id, total: 300, balance: 250, past_due: true, days_past_due: 7, status: 'invoiced' },
    ]);
  });

  it.each<[string, () => object, () => number[]]>([
    ['status', () => ({ status: ['draft', 'paid'] }), () => ids('draft', 'paid')],
    ['project', () => ({ special_project_id: made.old.special_project_id }), () => ids('old')],
    ['client', () => ({ client_id: acme.clientId, status: ['paid'] }), () => ids('paid')],
    ['job', () => ({ job_id: acme.outOfScope.jobId }), () => ids('far')],
    ['days of issue', () => ({ issue_from: '2027-01-01', issue_to: '2027-01-02' }), () => ids('far', 'paid')],
    ['days on which it is due', () => ({ due_from: '2027-03-01', due_to: '2027-03-03' }), () => ids('late')],
    ['being late', () => ({ past_due: true }), () => ids('late', 'far', 'old')],
    ['what is not due yet', () => ({ age: 'current' }), () => ids('fresh')],
    ['31 to 60 days', () => ({ age: '31-60' }), () => ids('far')],
    ['61 to 90 days', () => ({ age: '61-90' }), () => []],
    ['Over 90 days', () => ({ age: '91+' }), () => ids('old')],
    ['its number', () => ({ q: made.fresh.number }), () => ids('fresh')],
    ['the title of its project', () => ({ q: 'dock facade' }), () => ids('far')],
    ['its project and itself', () => ({ q: `${made.far.number} dock` }), () => ids('far')],
    ['its PO number', () => ({ q: 'po-77' }), () => ids('fresh')],
  ])('is filtered by %s', async (_, query, found) => {
    expect(await list(query())).toEqual(found());
  });

  it('is sorted by what is due and by amount, both ways', async () => {
    expect(await list({ sort: 'total', order: 'asc' })).toEqual(
      ids('draft', 'fresh', 'late', 'old', 'paid', 'far'),
    );
    const [up, down] = [
      await list({ sort: 'due', order: 'asc' }),
      await list({ sort: 'due', order: 'desc' }),
    ];
    expect(up).toEqual(ids('old', 'paid', 'far', 'late', 'fresh', 'draft'));
    expect(down).toEqual(up.toReversed());
  });

  it('shows invoices of projects in scope, to people who may see invoices', async () => {
    expect(await list({}, area)).toEqual(ids('draft', 'fresh', 'late', 'paid', 'old'));
    expect(await list({}, stranger)).toEqual([]);
    expect(await list({ special_project_id: made.far.special_project_id }, area)).toEqual([]);
    expect((await manager.call(listInvoices)).status).toBe(403);
  });

  it('says every filter that is wrong', async () => {
    const wrong = await admin.send(listInvoices, {
      query: { sort: 'number', status: ['open'], age: '30', issue_from: 'May', client_id: 0 },
    });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['age', 'client_id', 'issue_from', 'sort', 'status.0'],
    ]);
  });

  it('is exported as it is filtered, by people who may export', async () => {
    const answer = await admin.call(exportInvoices, { query: { format: 'csv', age: '1-30' } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(made.late.number);
    expect(answer.text).toContain('250');
    expect(answer.text).not.toContain(made.old.number);
    const inScope = await area.call(exportInvoices, { query: { format: 'csv' } });
    expect(inScope.text).toContain(made.old.number);
    expect(inScope.text).not.toContain(made.far.number);
    expect((await manager.call(exportInvoices, { query: { format: 'csv' } })).status).toBe(403);
    const wrong = await admin.send(exportInvoices, { query: { format: 'doc', age: 'old' } });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([422, ['age', 'format']]);
    const foreign = await stranger.call(exportInvoices, { query: { format: 'csv' } });
    expect(foreign.text).not.toContain('INV-');
  });
});
