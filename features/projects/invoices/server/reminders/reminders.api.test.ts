import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  createClient,
  runWork,
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
import {
  invoiceEndpoints,
  invoiceMailEndpoints,
  invoiceSettingsEndpoints,
  receivablesEndpoints,
} from '../../contract/index.ts';
import { sendReminders } from './send-reminders.ts';

const issueDay = '2027-03-10T18:00:00Z';

/** Ten in the morning in Denver, where the company is. */
const morning = (date: string): string => `${date}T16:00:00Z`;

let app: TestApp;
let acme: Company;
let admin: Client;
let sent: MailMessage[] = [];

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: issueDay }));
  admin = await acme.signIn('admin');
  app.wiring.mail = { send: async (message) => void sent.push(message) };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(issueDay);
  await setBilling(app, acme);
  await sqlAs(
    app,
    acme,
    `update invoices set deleted_at = now(), status = 'draft', year = null, serial = null,
    paid_at = null, uncollected_reason = null`,
  );
  await save({ reminders: true, days_before: 3, days_after: [7, 14, 30] });
});

const save = async (more: object) => {
  const { payload } = await admin.call(invoiceSettingsEndpoints.getInvoiceSettings);
  const body = { ...payload, ...more };
  const { status } = await admin.send(invoiceSettingsEndpoints.updateInvoiceSettings, { body });
  expect(status).toBe(200);
};

const round = (moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    sendReminders(app.wiring, tenant, new Date(moment)),
  );

const delivered = async (): Promise<string[]> => {
  sent = [];
  await runWork(app, 'mail');
  return sent.filter(({ subject }) => subject.includes('INV-')).map(({ to }) => to);
};

/** Runs the periodic work of this moment; returns the addresses that got a reminder. */
const roundAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  await round(moment);
  return delivered();
};

/** An invoice due on April 9: 30 days after March 10. */
const issued = async () => issuedInvoice(admin, await closedProject(admin, acme));

const billing = ['billing@client.test'];

describe('reminders', () => {
  it('end for an address that has stopped them, which the invoice shows', async () => {
    const { id } = await issued();
    expect(await roundAt(morning('2027-04-06'))).toEqual(billing);
    const { stopUrl = '' } = sent[0] ?? {};
    expect(sent[0]?.text).toContain(`Stop these emails: ${stopUrl}`);
    const answer = await createClient(app).raw('POST', new URL(stopUrl).pathname, {});
    expect(answer.status).toBe(200);
    expect(await roundAt(morning('2027-04-16'))).toEqual([]);
    const { payload } = await admin.call(invoiceMailEndpoints.listInvoiceRecipients, { params: { id } });
    expect(payload.sent.map(({ recipients }) => recipients[0]?.state)).toEqual(['stopped', 'sent']);
    await sqlAs(app, acme, 'update mail_stops set stopped_at = null');
  });

  it('go out before and after the due date, once each, with the paper', async () => {
    const { id, number } = await issued();
    expect(await roundAt(morning('2027-04-05'))).toEqual([]);
    expect(await roundAt(morning('2027-04-06'))).toEqual(billing);
    expect(sent[0]).toMatchObject({
      subject: `Reminder: invoice ${number}, due 04/09/2027`,
      attachments: [{ name: `invoice-${number}.pdf` }],
    });
    expect(sent[0]?.text).toContain('is due on 04/09/2027. $1,461.38 is open.');
    expect(sent[0]?.text).toContain('sends its invoices to this address');
    for (const day of ['2027-04-06', '2027-04-07', '2027-04-09', '2027-04-15'])
      expect(await roundAt(morning(day)), day).toEqual([]);
    for (const day of ['2027-04-16', '2027-04-23', '2027-05-09']) {
      expect(await roundAt(morning(day)), day).toEqual(billing);
      expect(sent[0]?.text).toContain('was due on 04/09/2027');
      expect(await roundAt(morning(day)), day).toEqual([]);
    }
    expect(await roundAt(morning('2027-06-10'))).toEqual([]);
    const { payload } = await admin.call(invoiceMailEndpoints.listInvoiceRecipients, { params: { id } });
    expect(payload.sent.map(({ sent_by, recipients }) => [sent_by, recipients[0]?.state])).toEqual(
      new Array(4).fill([null, 'sent']),
    );
    const { timeline } = (await admin.call(invoiceEndpoints.getInvoice, { params: { id } })).payload;
    expect(timeline.filter(({ action }) => action === 'invoice.reminded')).toHaveLength(4);
  });

  it('wait for eight in the morning, and are sent once although several processes do the round', async () => {
    await issued();
    expect(await roundAt('2027-04-06T13:59:00Z')).toEqual([]);
    const counts = await Promise.all([1, 2, 3].map(() => round('2027-04-06T14:00:00Z')));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await delivered()).toEqual(billing);
  });

  it('are caught up for three days, and what is long past due is left alone when they are turned on', async () => {
    await issued();
    expect(await roundAt(morning('2027-04-19'))).toEqual(billing);
    await save({ reminders: false });
    expect(await roundAt(morning('2027-04-23'))).toEqual([]);
    await save({ reminders: true });
    expect(await roundAt(morning('2027-04-27'))).toEqual([]);
  });

  it('tell the balance of what is part paid, and stop at payment, loss and revert', async () => {
    const [part, paid, lost, reverted] = [await issued(), await issued(), await issued(), await issued()];
    await transitionInvoice(admin, part.id, 'mark-paid', { amount: 461.38 });
    await transitionInvoice(admin, paid.id, 'mark-paid');
    await transitionInvoice(admin, reverted.id, 'revert-to-draft', { note: 'Wrong price' });
    app.setNow(morning('2027-04-16'));
    await transitionInvoice(admin, lost.id, 'mark-uncollected', { note: 'The company is gone' });
    expect(await roundAt(morning('2027-04-16'))).toEqual(billing);
    expect(sent[0]?.text).toContain('$1,000.00 of $1,461.38 is still open');
  });

  it('are dropped when the invoice is paid before the mail leaves', async () => {
    const { id } = await issued();
    app.setNow(morning('2027-04-06'));
    await round(morning('2027-04-06'));
    await transitionInvoice(admin, id, 'mark-paid');
    expect(await delivered()).toEqual([]);
    const { payload } = await admin.call(invoiceMailEndpoints.listInvoiceRecipients, { params: { id } });
    expect(payload.sent[0]?.recipients[0]?.state).toBe('dropped');
  });

  it('speak the words of the company in the language of the client, with its payment page', async () => {
    await save({
      payment_link: 'https://pay.acme.test/',
      text_before: { en: 'Hi {client}, {number}', es: 'Hola, {number}: {balance}. Aquí: {payment_link}' },
    });
    const { number } = await issued();
    await sqlAs(
      app,
      acme,
      `insert into client_contacts (organization_id, client_id, name, email, language, rank)
       values ($1, $2, 'Bea', 'billing@client.test', 'es', 'primary')`,
      [acme.organizationId, acme.clientId],
    );
    expect(await roundAt(morning('2027-04-06'))).toEqual(billing);
    expect(sent[0]?.subject).toBe(`Recordatorio: factura ${number}, vence 04/09/2027`);
    expect(sent[0]?.text).toContain(`Hola, ${number}: $1,461.38. Aquí: https://pay.acme.test/`);
    expect(sent[0]?.text).toContain('Pagar en línea:');
  });

  it('are not sent to a client without an address, which receivables show', async () => {
    const owing = async () => (await admin.call(receivablesEndpoints.getReceivables)).payload.clients;
    await issued();
    expect(await owing()).toMatchObject([{ id: acme.clientId, no_address: false }]);
    const { id } = await issued();
    await sqlAs(app, acme, `update clients set billing_email = '{}' where id = $1`, [acme.clientId]);
    await sqlAs(
      app,
      acme,
      `update invoices set bill_to = jsonb_set(bill_to, '{emails}', '[]') where id = $1`,
      [id],
    );
    expect(await owing()).toMatchObject([{ id: acme.clientId, no_address: true }]);
    // The first invoice keeps the address that it was issued to.
    expect(await roundAt(morning('2027-04-06'))).toEqual(billing);
    await setBilling(app, acme);
    expect(await roundAt(morning('2027-04-06'))).toEqual(billing);
  });
});
