import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactEndpoints } from '#features/sites/clients/contract';
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
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints, invoiceMailEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let stranger: Client;
let sent: MailMessage[] = [];

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  stranger = await started.rival.signIn('admin');
  await setBilling(app, acme);
  await admin.call(contactEndpoints.createClientContact, {
    params: { id: acme.clientId },
    body: {
      name: 'Bea Books',
      email: 'bea@client.test',
      receives: { inspections: false, reports: false, action_logs: false, invoices: true },
    },
  });
  app.wiring.mail = { send: async (message) => void sent.push(message) };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  sent = [];
});

const recipients = (client: Client, id: number) =>
  client.call(invoiceMailEndpoints.listInvoiceRecipients, { params: { id } });

const send = (client: Client, id: number, body: object = {}) =>
  client.send(invoiceMailEndpoints.emailInvoice, {
    params: { id },
    body: { emails: ['billing@client.test'], subject: 'Your invoice', ...body },
  });

const issued = async () => issuedInvoice(admin, await closedProject(admin, acme));

describe('the email of an invoice', () => {
  it('offers the address that the client is billed at and who gets invoices', async () => {
    const { id, number } = await issued();
    const { payload } = await recipients(admin, id);
    expect(payload.contacts).toMatchObject([{ email: 'bea@client.test', receives: true }]);
    expect(JSON.stringify(payload)).toContain('billing@client.test');
    expect(payload.subject).toContain(number);
  });

  it('brings the paper as it was issued, what is open, and stands in the history', async () => {
    const { id, number } = await issued();
    await transitionInvoice(admin, id, 'mark-paid', { amount: 461.38 });
    const answer = await send(admin, id, { message: 'Dear Bea' });
    expect(answer.payload.recipients).toEqual([{ email: 'billing@client.test', state: 'waiting' }]);
    expect(sent).toEqual([]);
    await runWork(app, 'mail');
    const [letter] = sent;
    expect([letter?.to, letter?.subject]).toEqual(['billing@client.test', 'Your invoice']);
    expect(letter?.text).toContain('Dear Bea');
    expect(letter?.text).toContain('$1,461.38');
    expect(letter?.text).toContain('$1,000.00');
    expect(letter?.attachments).toMatchObject([{ name: `invoice-${number}.pdf`, mime: 'application/pdf' }]);
    const { payload } = await admin.call(invoiceEndpoints.getInvoice, { params: { id } });
    expect(payload.timeline.at(-1)).toMatchObject({
      action: 'invoice.emailed',
      note: 'Your invoice',
      changes: { emails: [null, 'billing@client.test'] },
    });
  });

  it('leaves with the issue, to whom such invoices go as a rule', async () => {
    const { id } = await draftedInvoice(admin, await closedProject(admin, acme));
    const { payload } = await transitionInvoice(admin, id, 'issue', { email: true });
    expect(payload).toMatchObject({ status: 'invoiced', timeline: [{}, {}, { action: 'invoice.emailed' }] });
    await runWork(app, 'mail');
    expect(sent.map(({ to }) => to)).toEqual(['bea@client.test', 'billing@client.test']);
    expect(sent[0]?.subject).toContain(payload.number);
    expect(sent[0]?.attachments?.[0]?.name).toBe(`invoice-${payload.number}.pdf`);
  });

  it('is refused with the issue where there is nobody to send it to', async () => {
    const { id } = await draftedInvoice(admin, await closedProject(admin, acme));
    await sqlAs(app, acme, `update clients set billing_email = '{}'`);
    await sqlAs(app, acme, `update client_contacts set receives = '{}'`);
    const nobody = await transitionInvoice(admin, id, 'issue', { email: true });
    expect([nobody.status, Object.keys(nobody.errors)]).toEqual([422, ['email']]);
    const { payload } = await admin.call(invoiceEndpoints.getInvoice, { params: { id } });
    expect([payload.status, payload.number]).toEqual(['draft', null]);
    expect((await transitionInvoice(admin, id, 'issue')).payload.status).toBe('invoiced');
    await sqlAs(app, acme, `update client_contacts set receives = '{"invoices": true}'`);
    await setBilling(app, acme);
  });

  it('speaks Spanish with a Spanish paper', async () => {
    const { id, number } = await issued();
    await send(admin, id, { language: 'es' });
    await runWork(app, 'mail');
    expect(sent[0]?.attachments?.[0]?.name).toBe(`factura-${number}.pdf`);
    expect(sent[0]?.text).toContain('Vence');
  });

  it('is not sent of what became a draft in the meantime', async () => {
    const { id } = await issued();
    await send(admin, id);
    await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong price' });
    await runWork(app, 'mail');
    expect(sent).toEqual([]);
  });

  it('is refused with every field that is wrong, and for a draft', async () => {
    const { id } = await issued();
    const wrong = await send(admin, id, { emails: ['nobody'], subject: '', language: 'fr' });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['emails.0', 'language', 'subject'],
    ]);
    const draft = await draftedInvoice(admin, await closedProject(admin, acme));
    expect(await send(admin, draft.id)).toMatchObject({ status: 409, code: 'invoice_not_issued' });
    expect((await recipients(admin, draft.id)).payload.addresses).toEqual(['billing@client.test']);
  });

  it('is for people who bill, and within the company', async () => {
    const { id } = await issued();
    const area = await acme.signIn('area-manager');
    for (const client of [area, await acme.signIn('manager')])
      expect([(await send(client, id)).status, (await recipients(client, id)).status]).toEqual([403, 403]);
    expect([(await send(stranger, id)).status, (await recipients(stranger, id)).status]).toEqual([404, 404]);
  });
});
