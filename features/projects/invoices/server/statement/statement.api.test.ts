import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientEndpoints, mergeEndpoints } from '#features/sites/clients/contract';
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
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceSettingsEndpoints, receivablesEndpoints, statementEndpoints } from '../../contract/index.ts';

const calls = statementEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let area: Client;
let stranger: Client;
let sent: MailMessage[] = [];

/** An invoice with these dates of issue and due date. */
const owed = async (amount: number, issued: string, due: string, more: object = {}): Promise<number> => {
  const project = await closedProject(admin, acme, more);
  const lines = [{ description: 'Part', quantity: 1, unit_of_measure: 'lump sum', unit_price: amount }];
  const { id } = await issuedInvoice(admin, project, { lines, tax_rate: 0 });
  await sqlAs(app, acme, `update invoices set issue_date = $2, due_date = $3 where id = $1`, [
    id,
    issued,
    due,
  ]);
  return id;
};

const pay = (id: number, paid_at: string, amount?: number) =>
  transitionInvoice(admin, id, 'mark-paid', {
    paid_at,
    ...(amount && { amount, payment_reference: '=1+1' }),
  });

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  [admin, area] = await Promise.all([acme.signIn('admin'), acme.signIn('area-manager')]);
  stranger = await started.rival.signIn('admin');
  await sqlAs(
    app,
    acme,
    `update roles set flags = flags
       || '{specialProjects.canTransitionInvoices,specialProjects.canDownloadInvoicePdf,canExportData}'
     where key = 'area-manager'`,
  );
  app.wiring.mail = { send: async (message) => void sent.push(message) };
  await setBilling(app, acme);
  await pay(await owed(100, '2026-12-10', '2027-01-09'), '2027-02-03');
  await pay(await owed(200.5, '2027-01-15', '2027-02-14'), '2027-03-02', 50.25);
  await owed(300, '2027-02-20', '2027-03-22');
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  await owed(400, '2027-03-01', '2027-03-31', { job_id, building_id });
  const lost = await owed(1000, '2026-10-01', '2026-10-31');
  await transitionInvoice(admin, lost, 'mark-uncollected', { note: 'Bankrupt' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  sent = [];
});

const read = async (query: object = {}, client = admin) => {
  const answer = await client.call(calls.getClientStatement, { params: { id: acme.clientId }, query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const february = { range: 'custom' as const, from: '2027-02-01', to: '2027-02-28' };

describe('the statement of a client', () => {
  it('is of all open invoices, and ends with the row of receivables', async () => {
    for (const client of [admin, area]) {
      const { clients } = (await client.call(receivablesEndpoints.getReceivables)).payload;
      const row = clients.find(({ id }) => id === acme.clientId);
      for (const query of [{}, { range: 'this_month' }, { range: 'past_6_months' }]) {
        const { closing, aged } = await read(query, client);
        expect(closing).toBe(row?.total);
        expect(aged).toEqual({ ages: row?.ages, total: row?.total });
      }
      const { payload } = await client.call(calls.getClientBalance, { params: { id: acme.clientId } });
      expect(payload).toEqual({ open: row?.total, past_due: 150.25, whole: client === admin });
    }
    const { period, opening, lines } = await read();
    expect([period, opening]).toEqual([null, 0]);
    expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['invoice', 200.5, 200.5],
      ['invoice', 300, 500.5],
      ['invoice', 400, 900.5],
      ['payment', -50.25, 850.25],
    ]);
  });

  it('of a month begins with what was owed, and ages what was owed on its last day', async () => {
    const { period, as_of, opening, lines, closing, aged } = await read(february);
    expect({ period, as_of, opening, closing }).toEqual({
      period: { from: '2027-02-01', to: '2027-02-28' },
      as_of: '2027-02-28',
      opening: 300.5,
      closing: 500.5,
    });
    expect(lines.map(({ date, amount }) => [date, amount])).toEqual([
      ['2027-02-03', -100],
      ['2027-02-20', 300],
    ]);
    expect(aged.ages).toMatchObject({ current: 300, '1-30': 200.5 });
  });

  it('is of projects in scope, for people who may see invoices', async () => {
    expect((await read({}, area)).closing).toBe(450.25);
    const params = { id: acme.clientId };
    for (const endpoint of [calls.getClientStatement, calls.getClientBalance] as const) {
      expect((await stranger.call(endpoint, { params })).status).toBe(404);
      expect((await (await acme.signIn('manager')).call(endpoint, { params })).status).toBe(403);
    }
    expect((await stranger.call(calls.getClientStatementPdf, { params })).status).toBe(404);
    expect(
      (await stranger.call(calls.switchClientReminders, { params, body: { reminded: false } })).status,
    ).toBe(404);
  });

  it('says that it is a part to people who do not see all sites or projects', async () => {
    expect((await read()).whole).toBe(true);
    expect((await read({}, area)).whole).toBe(false);
    // A person who sees only some sites, but all that were billed, reads the whole account.
    const given = [acme.users['area-manager'], acme.outOfScope.jobId];
    await sqlAs(
      app,
      acme,
      `insert into visible_jobs select $1, $2, $3, client_id, 'access' from jobs where organization_id = $1 and id = $3`,
      [acme.organizationId, ...given],
    );
    expect((await read({}, area)).whole).toBe(true);
    expect((await area.call(receivablesEndpoints.getReceivables)).payload.whole).toBe(true);
    const balance = await area.call(calls.getClientBalance, { params: { id: acme.clientId } });
    expect(balance.payload).toMatchObject({ open: 850.25, whole: true });
    await sqlAs(
      app,
      acme,
      `delete from visible_jobs where user_id = $1 and job_id = $2 and source = 'access'`,
      given,
    );
    const onlyActive = (change: string) =>
      sqlAs(app, acme, `update roles set flags = ${change} where key = 'admin'`);
    await onlyActive(`flags || '{specialProjects.onlyActive}'`);
    expect((await read()).whole).toBe(false);
    await onlyActive(`array_remove(flags, 'specialProjects.onlyActive')`);
  });

  it.each([
    [{ range: 'custom' }, ['from', 'to']],
    [{ range: 'custom', from: '2027-02-01', to: '2027-01-01' }, ['to']],
    [{ range: 'custom', from: '2025-02-01', to: '2027-01-01' }, ['to']],
    [{ range: 'ever' }, ['range']],
    [{ from: '2027-02-01', to: '2027-02-28' }, ['range']],
    [{ to: '2027-02-28' }, ['range']],
  ])('names what is wrong with a period: %o', async (query, fields) => {
    const answer = await admin.send(calls.getClientStatement, {
      params: { id: acme.clientId },
      query: query,
    });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, fields]);
  });
});

describe('the statement on paper and as a file', () => {
  it('says the same in both languages', async () => {
    const params = { id: acme.clientId };
    const of = async (language: 'en' | 'es', query: object = {}) => {
      const { bytes } = await admin.send(calls.getClientStatementPdf, {
        params,
        query: { language, ...query },
      });
      return (await pdfWords(bytes)).join(' ');
    };
    expect(await of('en')).toMatch(/Closing balance.*\$850\.25/);
    const spanish = await of('es', february);
    expect(spanish).toContain('Estado de cuenta');
    expect(spanish).toMatch(/Saldo inicial.*300\.50.*Saldo final.*500\.50/);
  });

  it('comes to the closing balance, and no cell is a formula', async () => {
    const file = await admin.call(calls.exportClientStatement, {
      params: { id: acme.clientId },
      query: { range: 'past_6_months', format: 'csv' },
    });
    const [, ...rows] = file.bytes.toString('utf8').trim().split('\r\n');
    const amounts = rows.map((row) => Math.round(Number(row.split(',').at(-2)) * 100));
    expect(amounts.reduce((all, one) => all + one, 0)).toBe(85_025);
    expect(file.bytes.toString('utf8')).not.toContain(',=1+1');
  });
});

describe('the paper and the file of people who see a part', () => {
  const params = () => ({ id: acme.clientId });

  it.each([
    ['en', 'Only part of the account'],
    ['es', 'Solo una parte de la cuenta'],
  ] as const)('say so: %s', async (language, said) => {
    const paper = async (client: Client) => {
      const query = { language };
      const { bytes } = await client.call(calls.getClientStatementPdf, { params: params(), query });
      return (await pdfWords(bytes)).join(' ');
    };
    expect(await paper(area)).toContain(said);
    expect(await paper(admin)).not.toContain(said);
    const file = async (client: Client) => {
      const headers = { 'accept-language': language };
      const query = { ...february, format: 'csv' as const };
      const { bytes } = await client.call(calls.exportClientStatement, { params: params(), query, headers });
      return bytes.toString('utf8').split('\r\n');
    };
    expect((await file(area))[1]).toContain(said);
    expect((await file(admin)).join()).not.toContain(said);
  });
});

describe('the email of a statement', () => {
  it('brings what is open on its day, by people who see all of it', async () => {
    const params = { id: acme.clientId };
    const offered = await admin.call(calls.listStatementRecipients, { params });
    expect(offered.payload.addresses).toEqual(['billing@client.test']);
    const body = { emails: ['billing@client.test'], subject: offered.payload.subject };
    expect((await admin.call(calls.emailClientStatement, { params, body })).status).toBe(200);
    await runWork(app, 'mail');
    expect(sent[0]?.text).toContain('Closing balance: $850.25');
    expect(sent[0]?.text).toContain('Past due: $150.25');
    expect(sent[0]?.attachments?.[0]?.name).toMatch(/^statement-.*-2027-03-10\.pdf$/);
    const refused = await area.call(calls.emailClientStatement, { params, body });
    expect([refused.status, refused.code]).toEqual([403, 'invoice_statement_all_sites']);
    expect((await stranger.call(calls.emailClientStatement, { params, body })).status).toBe(404);
    const wrong = await admin.send(calls.emailClientStatement, { params, body: { emails: [] } });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([422, ['emails', 'subject']]);
  });
});

describe('the reminders of one client', () => {
  it('say whether the company reminds at all', async () => {
    expect((await read()).organization_reminds).toBe(false);
    const { payload } = await admin.call(invoiceSettingsEndpoints.getInvoiceSettings);
    await admin.call(invoiceSettingsEndpoints.updateInvoiceSettings, {
      body: { ...payload, reminders: true },
    });
    expect((await read()).organization_reminds).toBe(true);
  });

  it('are switched off and on, with a trace each time', async () => {
    const params = { id: acme.clientId };
    const turn = (reminded: boolean, client = admin) =>
      client.call(calls.switchClientReminders, { params, body: { reminded } });
    for (const reminded of [false, false, true]) {
      expect((await turn(reminded)).payload).toEqual({ reminded });
      expect((await read()).reminded).toBe(reminded);
    }
    const refused = await turn(false, area);
    expect([refused.status, refused.code]).toEqual([403, 'invoice_statement_all_sites']);
    expect((await turn(false, await acme.signIn('manager'))).status).toBe(403);
    expect((await read({}, area)).can).toMatchObject({ switch_reminders: false, send: false });
    expect((await read()).can).toMatchObject({ switch_reminders: true, send: true });
    const wrong = await admin.send(calls.switchClientReminders, { params, body: {} });
    expect(Object.keys(wrong.errors)).toEqual(['reminded']);
    const traces = await sqlAs<{ changes: object }>(
      app,
      acme,
      `select changes from audit_log where action = 'client.reminders-switched' order by id`,
    );
    expect(traces.map(({ changes }) => changes)).toEqual([
      { reminded: [true, false] },
      { reminded: [false, true] },
    ]);
  });
});

describe('the statement of a client that was merged', () => {
  it('is that of the client it became, for those who may see that one', async () => {
    const { payload: into } = await admin.call(clientEndpoints.createClient, {
      body: { account_number: 'KEPT-1', name: 'Kept' },
    });
    const { payload: from } = await admin.call(clientEndpoints.getClient, { params: { id: acme.clientId } });
    const merged = await admin.call(mergeEndpoints.mergeClient, {
      params: { id: from.id },
      body: { into_id: into.id, updated_at: from.updated_at, into_updated_at: into.updated_at },
    });
    expect(merged.status, merged.text).toBe(200);
    const params = { id: from.id };
    const there = await admin.call(calls.getClientStatement, { params: { id: into.id } });
    expect(there.payload.closing).toBe(850.25);
    expect((await admin.call(calls.getClientStatement, { params })).payload).toEqual(there.payload);
    expect((await admin.call(calls.getClientBalance, { params })).payload.open).toBe(850.25);
    const file = await admin.call(calls.exportClientStatement, { params, query: { format: 'csv' } });
    expect(file.text).toContain('300');
    const paper = await admin.call(calls.getClientStatementPdf, { params });
    expect((await pdfWords(paper.bytes)).join(' ')).toContain('Kept');
    const mail = { emails: ['owner@kept.test'], subject: 'What is open', message: '' };
    expect((await admin.send(calls.emailClientStatement, { params, body: mail })).status).toBe(200);
    for (const id of [from.id, into.id]) {
      const { payload } = await admin.call(calls.listStatementRecipients, { params: { id } });
      expect(payload.subject).toContain('Kept');
      expect(payload.sent[0]?.subject).toBe('What is open');
    }
    expect((await stranger.call(calls.listStatementRecipients, { params })).status).toBe(404);
    expect((await stranger.call(calls.getClientStatement, { params })).status).toBe(404);
  });
});
