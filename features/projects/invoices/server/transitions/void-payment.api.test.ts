import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints, invoiceListEndpoints, statementEndpoints } from '../../contract/index.ts';

const { voidInvoicePayment } = invoiceEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  stranger = await started.rival.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());

/** An invoice with these payments of today. */
const paidInvoice = async (...amounts: readonly (number | undefined)[]) => {
  const { id, total } = await issuedInvoice(admin, await closedProject(admin, acme), { tax_rate: 0 });
  for (const amount of amounts)
    await transitionInvoice(admin, id, 'mark-paid', amount === undefined ? {} : { amount });
  const { payload } = await admin.call(invoiceEndpoints.getInvoice, { params: { id } });
  return { id, total, ids: payload.payments.map((payment) => payment.id), saved: payload.updated_at };
};

const voidOf = (id: number, paymentId: number, more: object = {}, client = admin) =>
  client.send(voidInvoicePayment, {
    params: { id, paymentId },
    body: { note: 'The check bounced', ...more },
  });

describe('voiding a payment', () => {
  it('opens a paid invoice again, and keeps the payment with its reason', async () => {
    const { id, total, ids } = await paidInvoice(350, undefined);
    const { payload } = await voidOf(id, ids[1] ?? 0);
    expect(payload).toMatchObject({
      status: 'invoiced',
      amount_paid: 350,
      balance: total - 350,
      paid_at: null,
    });
    expect(payload.payments.map(({ voided }) => voided?.reason ?? null)).toEqual([null, 'The check bounced']);
    expect(payload.timeline.at(-1)).toMatchObject({
      action: 'invoice.payment-voided',
      from: 'paid',
      to: 'invoiced',
      note: 'The check bounced',
      changes: { payment: [total - 350, null] },
    });
    expect((await transitionInvoice(admin, id, 'mark-paid')).payload).toMatchObject({
      status: 'paid',
      balance: 0,
    });
  });

  it('keeps the status of an invoice that was not paid in full, which can then become a draft', async () => {
    const { id, total, ids } = await paidInvoice(100, 50);
    expect((await voidOf(id, ids[0] ?? 0)).payload).toMatchObject({
      status: 'invoiced',
      balance: total - 50,
    });
    const refused = await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong PO number' });
    expect([refused.status, refused.code]).toEqual([409, 'invoice_has_payments']);
    await voidOf(id, ids[1] ?? 0);
    expect((await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong' })).status).toBe(200);
  });

  it('is done once, with a reason, on what was read, for a payment of this invoice', async () => {
    const { id, ids, saved } = await paidInvoice(100);
    const other = await paidInvoice(70);
    const [paymentId = 0] = ids;
    expect(Object.keys((await voidOf(id, paymentId, { note: ' ' })).errors)).toEqual(['note']);
    expect((await voidOf(id, other.ids[0] ?? 0)).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => voidOf(id, paymentId, { updated_at: saved })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await voidOf(id, paymentId);
    expect([again.status, again.code]).toEqual([409, 'invoice_payment_voided']);
    expect((await voidOf(other.id, other.ids[0] ?? 0, { updated_at: saved })).code).toBe('stale');
  });

  it('is for people who may record payments, of their company', async () => {
    const { id, ids } = await paidInvoice(100);
    const [paymentId = 0] = ids;
    expect((await voidOf(id, paymentId, {}, stranger)).status).toBe(404);
    const manager = await acme.signIn('manager');
    expect((await voidOf(id, paymentId, {}, manager)).status).toBe(403);
  });

  it('asks about an equal payment only while the first one counts', async () => {
    const { id, ids } = await paidInvoice(100);
    await voidOf(id, ids[0] ?? 0);
    expect((await transitionInvoice(admin, id, 'mark-paid', { amount: 100 })).status).toBe(200);
  });

  it('never changes what was recorded, not even in the database', async () => {
    const { ids } = await paidInvoice(100);
    const change = (set: string) =>
      sqlAs(app, acme, `update invoice_payments set ${set} where id = $1`, [ids[0]]);
    await expect(change('amount = 1')).rejects.toThrow(/only voided/);
    await change(`voided_at = now(), void_reason = 'The check bounced'`);
    await expect(change('voided_at = null, void_reason = null')).rejects.toThrow(/only voided/);
  });
});

describe('after a payment was voided', () => {
  it('statement and list agree on every day', async () => {
    const { id, ids } = await paidInvoice(120);
    app.setNow('2027-04-02T18:00:00Z');
    await voidOf(id, ids[0] ?? 0);

    const statement = async (from: string, to: string) =>
      (
        await admin.call(statementEndpoints.getClientStatement, {
          params: { id: acme.clientId },
          query: { range: 'custom', from, to },
        })
      ).payload;
    const linesOf = ({ lines }: Awaited<ReturnType<typeof statement>>) =>
      lines.flatMap(({ kind, date, amount, invoice }) => (invoice.id === id ? [[kind, date, amount]] : []));
    const march = await statement('2027-03-01', '2027-03-31');
    expect(linesOf(march).slice(1)).toEqual([['payment', '2027-03-10', -120]]);
    const april = await statement('2027-04-01', '2027-04-30');
    expect(april.opening).toBe(march.closing);
    expect(linesOf(april)).toEqual([['void', '2027-04-02', 120]]);
    expect(april.closing).toBe(april.aged.total);

    const { payload: paid } = await admin.call(invoiceListEndpoints.listInvoices, {
      query: { paid_from: '2027-03-01', paid_to: '2027-04-30', per_page: 100 },
    });
    expect(paid.rows.map((row) => row.id)).not.toContain(id);
    app.setNow('2027-03-10T18:00:00Z');
  });
});
