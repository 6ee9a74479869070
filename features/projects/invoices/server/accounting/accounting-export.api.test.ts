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
import {
  type AccountingFormat,
  accountingEndpoints,
  invoiceEndpoints,
  invoiceListEndpoints,
} from '../../contract/index.ts';

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

const send = (ids: readonly number[], more: object = {}, client = admin) =>
  client.send(accountingEndpoints.exportToAccounting, {
    body: { format: 'general', ids: [...ids], ...more },
  });

const line = (description: string, quantity: number, unit_price: number, taxable = true) => ({
  description,
  quantity,
  unit_of_measure: 'each',
  unit_price,
  taxable,
});

const issued = async (more: object = {}) => issuedInvoice(admin, await closedProject(admin, acme), more);

const read = async (id: number) =>
  (await admin.call(invoiceEndpoints.getInvoice, { params: { id } })).payload;

/** Cells by header; no cell of these tests holds a comma. */
const rowsOf = (bytes: Buffer): Record<string, string>[] => {
  const [head = '', ...rows] = bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
  const headers = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, at) => [headers[at], cell])));
};

const centsOf = (rows: Record<string, string>[], header: string): number =>
  rows.reduce((all, row) => all + Math.round(Number(row[header]) * 100), 0);

describe('the export to the accounts', () => {
  const lines = [
    line('Entrance', 3, 450),
    line('=HYPERLINK("http://x.test")', 1.5, 19.9999),
    line('Permit', 1, 70, false),
  ];

  it.each([
    ['quickbooks', ['ItemAmount', 'ItemTaxAmount']],
    ['general', ['amount']],
  ] as const)('comes to the totals with discount and tax: %s', async (format, headers) => {
    const over_reason = 'More was done';
    const invoices = [
      await issued({ lines, discount: 49.99, over_reason }),
      await issued({ lines: [line('Part', 1, 100)], tax_rate: 0 }),
      await issued({ lines: [line('Odd', 7, 33.3333)], discount: 0.01, tax_rate: 8.31 }),
    ];
    const { bytes, status } = await send(
      invoices.map(({ id }) => id),
      { format },
    );
    expect(status).toBe(200);
    const rows = rowsOf(bytes);
    const cents = headers.reduce((all, header) => all + centsOf(rows, header), 0);
    expect(cents).toBe(invoices.reduce((all, { total }) => all + Math.round(total * 100), 0));
    expect(bytes.toString('utf8')).not.toMatch(/(^|,)"?=/m);
  });

  it('has the columns that QuickBooks Online reads', async () => {
    const { id, number } = await issued();
    const { bytes } = await send([id], { format: 'quickbooks' });
    const [first, ...others] = rowsOf(bytes);
    expect(first).toEqual({
      InvoiceNo: number,
      Customer: 'CANARY-acme',
      InvoiceDate: '03/10/2027',
      DueDate: '04/09/2027',
      Terms: 'Net 30',
      Memo: expect.stringContaining('SP-2027-'),
      'Item(Product/Service)': 'Power washing',
      ItemDescription: 'Entrance',
      ItemQuantity: '3',
      ItemRate: '450',
      ItemAmount: '1350',
      Taxable: 'Y',
      TaxRate: '8.25%',
      ItemTaxAmount: '111.38',
    });
    expect(others).toEqual([]);
  });

  it('divides the tax over the lines that are taxable, for QuickBooks', async () => {
    const over_reason = 'More was done';
    const { id, tax } = await issued({ lines: [...lines, line('Odd', 1, 0.07)], over_reason });
    const { bytes } = await send([id], { format: 'quickbooks' });
    const rows = rowsOf(bytes);
    expect(rows.map(({ Taxable, TaxRate }) => [Taxable, TaxRate])).toEqual([
      ...[
        ['Y', '8.25%'],
        ['Y', '8.25%'],
        ['N', ''],
        ['Y', '8.25%'],
      ],
    ]);
    expect(rows[2]?.ItemTaxAmount).toBe('0');
    expect(centsOf(rows, 'ItemTaxAmount')).toBe(Math.round(tax * 100));
  });

  it('speaks the language of the company, whoever exports', async () => {
    const { id } = await issued({ discount: 10, over_reason: 'A gift' });
    const wordsFor = async (language: 'en' | 'es') => {
      const { bytes } = await admin.call(accountingEndpoints.exportToAccounting, {
        body: { format: 'general', ids: [id], reason: 'Once more' },
        headers: { 'accept-language': language },
      });
      return rowsOf(bytes).map(({ item, description }) => [item, description]);
    };
    const english = await wordsFor('en');
    expect(english).toContainEqual(['Discount', 'Discount']);
    expect(await wordsFor('es')).toEqual(english);
    await sqlAs(app, acme, `update organizations set settings = settings || '{"client_language": "es"}'`);
    expect(await wordsFor('en')).toContainEqual(['Descuento', 'Descuento']);
    await sqlAs(app, acme, `update organizations set settings = settings || '{"client_language": "en"}'`);
  });

  it('marks what it holds: when, by whom, in which file; and again with a reason alone', async () => {
    const [one, two] = [await issued(), await issued()];
    await send([one.id]);
    const { accounted, exported, timeline } = await read(one.id);
    expect([exported, accounted]).toEqual([
      true,
      {
        at: '2027-03-10T18:00:00Z',
        by: expect.stringContaining('admin'),
        file: expect.stringMatching(/^general-\d{5}-acme-2027-03-10\.csv$/),
      },
    ]);
    expect(timeline.at(-1)).toMatchObject({
      action: 'invoice.accounted',
      changes: { exported: [null, accounted?.file] },
    });
    const refused = await send([one.id, two.id]);
    expect([refused.status, refused.code]).toEqual([409, 'invoice_exported_before']);
    expect(refused.text).toContain(one.number ?? '');
    expect((await read(two.id)).exported).toBe(false);
    expect((await send([one.id, two.id], { reason: 'The file was lost' })).status).toBe(200);
    expect((await read(one.id)).timeline.at(-1)).toMatchObject({ note: 'The file was lost' });
    const list = async (exported: boolean) =>
      (
        await admin.call(invoiceListEndpoints.listInvoices, {
          query: { exported, ids: [one.id, two.id], per_page: 100 },
        })
      ).payload.rows.length;
    expect([await list(true), await list(false)]).toEqual([2, 0]);
  });

  it('is in one file alone although two people export at once', async () => {
    const { id } = await issued();
    const answers = await Promise.all([send([id]), send([id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses drafts, what is out of sight, too many, and names every wrong field', async () => {
    const draft = await draftedInvoice(admin, await closedProject(admin, acme));
    expect((await send([draft.id])).errors).toEqual({ ids: ['Drafts are not exported: issue them first.'] });
    const { id } = await issued();
    expect((await send([id], {}, stranger)).status).toBe(422);
    expect((await send([id], {}, await acme.signIn('area-manager'))).status).toBe(403);
    const wrong = await send([], { format: 'pdf', reason: 'x' });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([422, ['format', 'ids', 'reason']]);
    const many = Array.from({ length: 99 }, (_, at) => line(`Part ${at}`, 1, 1));
    const long = [];
    for (let at = 0; at < 11; at += 1)
      long.push((await issued({ lines: many, over_reason: 'Many small parts' })).id);
    const refused = await send(long, { format: 'quickbooks' satisfies AccountingFormat });
    expect(refused.errors).toEqual({ ids: ['At most 1000 rows in one file: choose fewer invoices.'] });
    expect((await send(long)).status).toBe(200);
  });

  it('is known when an invoice becomes a draft again, and stays in its history', async () => {
    const { id } = await issued();
    await send([id]);
    const { accounted, allowed_transitions } = await read(id);
    expect(allowed_transitions).toContain('revert-to-draft');
    const refused = await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong price' });
    expect([refused.status, refused.code]).toEqual([409, 'invoice_was_exported']);
    const reverted = await transitionInvoice(admin, id, 'revert-to-draft', {
      note: 'Wrong price',
      confirm_exported: true,
    });
    expect(reverted.payload).toMatchObject({ status: 'draft', exported: false, accounted: null });
    expect(reverted.payload.timeline.at(-1)).toMatchObject({
      note: 'Wrong price',
      changes: { exported: [accounted?.file, null] },
    });
    await transitionInvoice(admin, id, 'issue');
    expect((await send([id])).status).toBe(200);
    const [{ count } = { count: 0 }] = await sqlAs<{ count: number }>(
      app,
      acme,
      `select count(*)::int as count from audit_log where action = 'invoice.accounted' and entity_id = $1`,
      [id],
    );
    expect(count).toBe(2);
  });
});
