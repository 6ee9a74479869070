import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
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
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  type InvoiceSettings,
  invoiceEndpoints,
  invoiceMailEndpoints,
  invoiceSettingsEndpoints,
} from '../../contract/index.ts';

const { getInvoiceSettings, updateInvoiceSettings } = invoiceSettingsEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' }));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());
beforeEach(() => sqlAs(app, acme, `update invoice_settings set payment_link = null`));

const read = async () => (await admin.call(getInvoiceSettings)).payload;

const save = async (more: Partial<Record<keyof InvoiceSettings, unknown>>) =>
  admin.send(updateInvoiceSettings, { body: { ...(await read()), ...more } });

const page = 'https://pay.acme.test/now';

describe('the settings of invoices', () => {
  it('begin with reminders off, with texts in both languages, and are kept with a trace', async () => {
    const first = await read();
    expect(first).toMatchObject({
      payment_link: null,
      reminders: false,
      days_before: 3,
      days_after: [7, 14, 30],
      text_before: { en: expect.stringContaining('{number}'), es: expect.stringContaining('{due_date}') },
    });
    const texts = { en: 'Dear {client}', es: 'Hola {client}' };
    const change = { payment_link: page, reminders: true, days_before: null, days_after: [1, 10] };
    const saved = await save({ ...change, text_after: texts });
    expect(saved.payload).toMatchObject({ ...change, text_after: texts, text_before: first.text_before });
    expect(await read()).toEqual(saved.payload);
    const [entry] = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'invoice-settings.updated' order by id desc limit 1`,
    );
    expect(entry?.changes).toMatchObject({
      payment_link: [null, page],
      days_after: [
        [7, 14, 30],
        [1, 10],
      ],
    });
  });

  it('name every field that is wrong, and a save of what was changed since', async () => {
    const wrong = await admin.raw('PUT', '/api/v1/special-project/invoices/settings', {
      payment_link: 'http://pay.test',
      reminders: 'yes',
      days_before: 31,
      days_after: [7, 7],
      text_before: { en: 'Dear {name}', es: '' },
      text_after: { en: 'x'.repeat(2001) },
      updated_at: 'now',
    });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      [
        ...['days_after', 'days_before', 'payment_link', 'reminders', 'text_after.en', 'text_after.es'],
        ...['text_before.en', 'text_before.es', 'updated_at'],
      ],
    ]);
    const stale = await save({ updated_at: '2020-01-01T00:00:00Z' });
    expect([stale.status, stale.code]).toEqual([409, 'stale']);
  });

  it('are for people who change the settings of the company, and of one company alone', async () => {
    for (const who of ['manager', 'area-manager'] as const) {
      const client = await acme.signIn(who);
      expect((await client.call(getInvoiceSettings)).status).toBe(403);
    }
    await save({ payment_link: page });
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(getInvoiceSettings)).payload.payment_link).toBeNull();
  });
});

const wordsOn = async (id: number) =>
  (await pdfWords((await admin.call(invoiceEndpoints.getInvoicePdf, { params: { id } })).bytes)).join(' ');

describe('the company', () => {
  const say = (settings: object) =>
    sqlAs(app, acme, `update organizations set settings = settings || $1::jsonb where id = $2`, [
      JSON.stringify(settings),
      acme.organizationId,
    ]);

  it('stands on an invoice as its sender, with where to pay, and stays on what was issued', async () => {
    await say({
      company_address: '200 Lantern St\nDenver, CO 80202',
      remit_to: 'PO Box 17',
      tax_id: '00-1234567',
      invoice_footer: 'License 4711',
      public_contact: { phone: '3035550199', email: 'pay@acme.test' },
    });
    const { id } = await issuedInvoice(admin, await closedProject(admin, acme));
    const sender = ['200 Lantern St', 'Denver, CO 80202', '(303) 555-0199', 'pay@acme.test'];
    const paper = await wordsOn(id);
    for (const words of [...sender, 'Remit to PO Box 17', 'Tax ID 00-1234567', 'License 4711', 'Amount'])
      expect(paper).toContain(words);
    await say({ company_address: '1 Moved Ave', remit_to: null });
    expect(await wordsOn(id)).toContain('200 Lantern St');
  });

  it('writes to the address of a client that has no other one for invoices', async () => {
    await sqlAs(
      app,
      acme,
      `update clients set address = billing_address, billing_address = null where id = $1`,
      [acme.clientId],
    );
    const { bill_to } = await issuedInvoice(admin, await closedProject(admin, acme));
    expect(bill_to.address).toMatchObject({ line_1: '1 Main St' });
    await setBilling(app, acme);
  });
});

describe('the payment page', () => {
  it('of the company stands on drafts, and on what was issued as it was then', async () => {
    await save({ payment_link: page });
    const draft = await draftedInvoice(admin, await closedProject(admin, acme));
    expect(draft).toMatchObject({ payment_link: null, payment_page: page });
    expect(await wordsOn(draft.id)).toContain(`Pay online: ${page}`);
    await transitionInvoice(admin, draft.id, 'issue');
    await save({ payment_link: 'https://other.test/' });
    const { payload } = await admin.call(invoiceEndpoints.getInvoice, { params: { id: draft.id } });
    expect(payload.payment_page).toBe(page);
    expect(await wordsOn(draft.id)).toContain(page);
  });

  it.each([
    ['HTTPS://Pay.Acme.test', 'https://pay.acme.test/'],
    [' https://pay.acme.test/a?client=jo@x.test ', 'https://pay.acme.test/a?client=jo@x.test'],
  ])('is kept as browsers write it: %s', async (typed, kept) => {
    expect((await save({ payment_link: typed })).payload.payment_link).toBe(kept);
    const draft = await draftedInvoice(admin, await closedProject(admin, acme), { payment_link: typed });
    expect(draft.payment_link).toBe(kept);
  });

  it.each([
    ...['http://pay.acme.test', 'https:evil', 'https:\\\\x.test', 'https:///x.test', 'https://x.test\\y'],
    ...[
      'https://user:pw@x.test',
      'https://user@x.test',
      'https://x.test/a b',
      'https://x.test/\na',
      'https://',
    ],
  ])('is refused on the settings and on the invoice: %j', async (payment_link) => {
    const project = await closedProject(admin, acme);
    const drafted = await admin.call(invoiceEndpoints.createInvoice, {
      body: { special_project_id: project, payment_link },
    });
    for (const { status, errors } of [await save({ payment_link }), drafted])
      expect([status, errors]).toEqual([
        422,
        { payment_link: ['Enter a web address that begins with https://, without spaces or a password.'] },
      ]);
  });

  it('of the invoice comes before it, and can be clicked', async () => {
    await save({ payment_link: page });
    const own = 'https://pay.acme.test/garage';
    const { id, payment_page } = await issuedInvoice(admin, await closedProject(admin, acme), {
      payment_link: own,
    });
    expect(payment_page).toBe(own);
    const { bytes } = await admin.call(invoiceEndpoints.getInvoicePdf, { params: { id } });
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const links = (await (await file.getPage(1)).getAnnotations()).map(({ url }) => url);
    expect(links).toContain(own);
  });

  it('is the button of the email', async () => {
    const sent: MailMessage[] = [];
    app.wiring.mail = { send: async (message) => void sent.push(message) };
    await save({ payment_link: page });
    const { id } = await issuedInvoice(admin, await closedProject(admin, acme));
    await admin.send(invoiceMailEndpoints.emailInvoice, {
      params: { id },
      body: { emails: ['billing@client.test'], subject: 'Your invoice' },
    });
    await runWork(app, 'mail');
    const letter = sent.find(({ subject }) => subject === 'Your invoice');
    expect(letter?.text).toContain(`Pay online:\n${page}`);
    expect(letter?.html).toContain(`href="${page}"`);
  });
});
