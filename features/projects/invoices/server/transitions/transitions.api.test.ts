import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  doneProject,
  draftedInvoice,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { pdfWords } from '../../../../../tests/api/harness/pdf-words.ts';
import { transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints } from '../../contract/index.ts';

const calls = invoiceEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

const today = '2027-03-10T18:00:00Z';

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now: today }));
  admin = await acme.signIn('admin');
  await Promise.all([setBilling(app, acme), setBilling(app, rival)]);
});
afterAll(() => app.close());

const projectStatus = async (id: number) =>
  (await admin.call(specialProjectEndpoints.getSpecialProject, { params: { id } })).payload.status;

const parts = (amount: number) => ({
  lines: [{ description: 'Part', quantity: 1, unit_of_measure: 'lump sum', unit_price: amount }],
});

describe('issuing', () => {
  it('sets the dates by the terms of the client and freezes the paper', async () => {
    const invoice = await issuedInvoice(admin, await closedProject(admin, acme));
    expect(invoice).toMatchObject({
      status: 'invoiced',
      issue_date: '2027-03-10',
      due_date: '2027-04-09',
      past_due: false,
      allowed_transitions: ['mark-paid', 'revert-to-draft'],
    });
    const params = { id: invoice.id };
    const early = await admin.call(calls.getInvoicePdf, { params });
    expect((await pdfWords(early.bytes)).join(' ')).toContain('$1,461.38');
    await runWork(app, 'papers');
    const [made, again] = [
      await admin.call(calls.getInvoicePdf, { params }),
      await admin.call(calls.getInvoicePdf, { params }),
    ];
    expect(Buffer.compare(made.bytes, again.bytes)).toBe(0);
    const { payload } = await admin.call(calls.getInvoice, { params });
    expect(payload.papers[0]?.sha256).toBe(createHash('sha256').update(made.bytes).digest('hex'));
    await sqlAs(app, acme, `update organizations set name = 'Renamed' where id = $1`, [acme.organizationId]);
    expect((await pdfWords((await admin.call(calls.getInvoicePdf, { params })).bytes)).join()).not.toContain(
      'Renamed',
    );
    const spanish = await admin.call(calls.getInvoicePdf, { params, query: { language: 'es' } });
    const words = (await pdfWords(spanish.bytes)).join(' ');
    expect(words).toContain('Factura INV-2027-');
    expect(words).toContain('3 unidades × ');
  });

  it('needs lines, an amount, somebody to send it to, and work that is done', async () => {
    const running = await doneProject(admin, acme);
    const { id } = await draftedInvoice(admin, running, { lines: [] });
    await sqlAs(app, acme, `update clients set billing_address = null, billing_email = '{}' where id = $1`, [
      acme.clientId,
    ]);
    const refused = await transitionInvoice(admin, id, 'issue');
    await setBilling(app, acme);
    expect([refused.status, Object.keys(refused.errors).sort()]).toEqual([
      422,
      ['billing_address', 'billing_email', 'lines', 'status', 'total'],
    ]);
    const wrong = await admin.raw('POST', `/api/v1/special-project/invoice/${id}/transition`, {
      transition: 'send',
      note: 'x'.repeat(2001),
      paid_at: 'today',
      amount: 0,
      payment_reference: 'x'.repeat(101),
      updated_at: 'now',
    });
    expect(Object.keys(wrong.errors).sort()).toEqual([
      ...['amount', 'note', 'paid_at', 'payment_reference', 'transition', 'updated_at'],
    ]);
    const stale = await transitionInvoice(admin, id, 'issue', { updated_at: '2020-01-01T00:00:00Z' });
    expect([stale.status, stale.code]).toEqual([409, 'stale']);
  });

  it('shows a draft as one on paper', async () => {
    const { id } = await draftedInvoice(admin, await closedProject(admin, acme));
    const { bytes } = await admin.call(calls.getInvoicePdf, { params: { id }, query: { language: 'en' } });
    expect((await pdfWords(bytes)).join(' ')).toContain('This is a draft, not an invoice.');
    const manager = await acme.signIn('manager');
    expect((await manager.call(calls.getInvoicePdf, { params: { id } })).status).toBe(403);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(calls.getInvoicePdf, { params: { id } })).status).toBe(404);
  });
});

describe('payments', () => {
  it('of a part raise what is paid, the last one pays it', async () => {
    const { id, total } = await issuedInvoice(admin, await closedProject(admin, acme));
    const part = await transitionInvoice(admin, id, 'mark-paid', {
      amount: 461.38,
      payment_reference: 'Check 17',
    });
    expect(part.payload).toMatchObject({
      status: 'invoiced',
      amount_paid: 461.38,
      balance: 1000,
      paid_at: null,
      payments: [{ date: '2027-03-10', amount: 461.38, reference: 'Check 17' }],
    });
    expect(part.payload.allowed_transitions).toEqual(['mark-paid']);
    const much = await transitionInvoice(admin, id, 'mark-paid', { amount: 1000.01, paid_at: '2027-03-11' });
    expect(much.errors).toEqual({
      amount: ['That is more than the open balance of $1,000.00.'],
      paid_at: ['A payment cannot be in the future.'],
    });
    const early = await transitionInvoice(admin, id, 'mark-paid', { paid_at: '2027-03-09' });
    expect(early.errors).toEqual({ paid_at: ['A payment cannot be before the invoice was issued.'] });
    app.setNow('2027-03-12T18:00:00Z');
    await transitionInvoice(admin, id, 'mark-paid', { amount: 100 });
    const paid = await transitionInvoice(admin, id, 'mark-paid', { paid_at: '2027-03-11' });
    app.setNow(today);
    expect(paid.payload).toMatchObject({
      status: 'paid',
      amount_paid: total,
      balance: 0,
      paid_at: '2027-03-12',
    });
    const again = await transitionInvoice(admin, id, 'mark-paid');
    expect([again.status, again.code]).toEqual([409, 'transition_refused']);
    expect(again.text).toContain('Transition mark-paid is not allowed from paid.');
    expect(Object.keys((await transitionInvoice(admin, id, 'reopen')).errors)).toEqual(['note']);
    const open = await transitionInvoice(admin, id, 'reopen', { note: 'The check bounced' });
    expect(open.payload).toMatchObject({ status: 'invoiced', balance: total, paid_at: null });
    const reasons = open.payload.payments.map(({ voided }) => voided?.reason);
    expect(new Set(reasons)).toEqual(new Set(['The check bounced']));
  });

  it('of the same amount and reference are asked about, and recorded when confirmed', async () => {
    const { id } = await issuedInvoice(admin, await closedProject(admin, acme));
    const said = { amount: 100, payment_reference: 'Check 17' };
    await transitionInvoice(admin, id, 'mark-paid', said);
    expect((await transitionInvoice(admin, id, 'mark-paid', said)).errors).toEqual({
      confirm_repeated: [
        'A payment of $100.00 with this reference was recorded on 03/10/2027. Confirm that this is another payment.',
      ],
    });
    const other = await transitionInvoice(admin, id, 'mark-paid', { ...said, payment_reference: 'Check 18' });
    expect(other.payload.amount_paid).toBe(200);
    const again = await transitionInvoice(admin, id, 'mark-paid', { ...said, confirm_repeated: true });
    expect(again.payload.amount_paid).toBe(300);
  });

  it('come after all from a client who was given up', async () => {
    const { id } = await issuedInvoice(admin, await closedProject(admin, acme));
    const early = await transitionInvoice(admin, id, 'mark-uncollected', { note: 'Bankrupt' });
    expect([early.status, early.code]).toEqual([409, 'invoice_not_past_due']);
    app.setNow('2027-05-23T18:00:00Z');
    const { payload: late } = await admin.call(calls.getInvoice, { params: { id } });
    expect(late).toMatchObject({ past_due: true, days_past_due: 44 });
    expect(Object.keys((await transitionInvoice(admin, id, 'mark-uncollected')).errors)).toEqual(['note']);
    const given = await transitionInvoice(admin, id, 'mark-uncollected', { note: 'Bankrupt' });
    expect(given.payload).toMatchObject({
      status: 'uncollected',
      uncollected_reason: 'Bankrupt',
      past_due: false,
    });
    const part = await transitionInvoice(admin, id, 'mark-paid', { amount: 100 });
    expect(part.payload).toMatchObject({ status: 'uncollected', amount_paid: 100 });
    expect((await transitionInvoice(admin, id, 'mark-paid')).payload).toMatchObject({
      status: 'paid',
      balance: 0,
    });
    app.setNow(today);
  });
});

describe('a project and its invoices', () => {
  it('is invoiced once all of its price is on issued invoices, and closed when one is a draft again', async () => {
    const project = await closedProject(admin, acme);
    const first = await issuedInvoice(admin, project, parts(1000));
    expect(await projectStatus(project)).toBe('closed');
    const second = await issuedInvoice(admin, project);
    expect(second.subtotal).toBe(350);
    expect(await projectStatus(project)).toBe('invoiced');
    const draft = await transitionInvoice(admin, first.id, 'revert-to-draft', { note: 'Wrong PO number' });
    expect(draft.payload).toMatchObject({
      status: 'draft',
      number: first.number,
      papers: [],
      issue_date: null,
    });
    expect(await projectStatus(project)).toBe('closed');
    expect((await transitionInvoice(admin, first.id, 'issue')).payload.number).toBe(first.number);
    expect(await projectStatus(project)).toBe('invoiced');
  });

  it('is invoiced at once when its work was billed before it was closed', async () => {
    const project = await doneProject(admin, acme, {
      invoice_type: 'per occurrence',
      scope_lines: [],
      price: 450,
    });
    await issuedInvoice(admin, project);
    expect(await projectStatus(project)).toBe('active');
    await transitionProject(admin, project, 'close');
    expect(await projectStatus(project)).toBe('invoiced');
    const tasks = await admin.call(specialProjectEndpoints.getSpecialProjectTasks, {
      params: { id: project },
    });
    const reopened = await transitionTask(admin, tasks.payload[0]?.id ?? 0, 'reopen', { note: 'Not clean' });
    expect([reopened.status, reopened.code]).toEqual([409, 'task_on_invoice']);
  });

  it('is neither cancelled nor reopened while its client was sent an invoice', async () => {
    const project = await closedProject(admin, acme);
    const { id } = await issuedInvoice(admin, project, parts(100));
    const spare = await draftedInvoice(admin, project, parts(50));
    for (const [name, code] of [
      ['cancel', 'project_cancel_billed'],
      ['reopen', 'project_has_invoices'],
    ] as const) {
      const refused = await transitionProject(admin, project, name, { note: 'Not wanted' });
      expect([refused.status, refused.code]).toEqual([409, code]);
    }
    await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Not wanted' });
    const kept = await transitionProject(admin, project, 'cancel', { note: 'Not wanted' });
    expect(kept.code).toBe('project_has_numbered_draft');
    expect(kept.text).toMatch(/number INV-2027-\d{5}: issue it and have it paid, or keep the project/);
    expect((await admin.call(calls.getInvoice, { params: { id: spare.id } })).status).toBe(200);
    const other = await closedProject(admin, acme);
    const draft = await draftedInvoice(admin, other);
    expect((await transitionProject(admin, other, 'cancel', { note: 'Not wanted' })).status).toBe(200);
    expect((await admin.call(calls.getInvoice, { params: { id: draft.id } })).status).toBe(404);
  });

  it('keeps its client, and the client its record, while something is owed', async () => {
    const project = await doneProject(admin, acme, {
      invoice_type: 'per occurrence',
      scope_lines: [],
      price: 450,
    });
    const { id, number } = await issuedInvoice(admin, project);
    const [other] = await sqlAs<{ id: number }>(
      app,
      acme,
      `insert into clients (organization_id, account_number, name) values ($1, 'X-1', 'Other') returning id`,
      [acme.organizationId],
    );
    const moved = await admin.call(specialProjectEndpoints.updateProjectClient, {
      params: { id: project },
      body: { client_id: other?.id ?? 0 },
    });
    expect([moved.status, moved.code]).toEqual([409, 'project_client_billed']);
    const deleted = await admin.call(clientEndpoints.deleteClient, { params: { id: acme.clientId } });
    expect(deleted.status).toBe(409);
    expect(deleted.text).toContain('failed to delete client');
    expect(deleted.text).toContain(`/special-project/billing/`);
    expect(deleted.text).toContain(number ?? '-');
    expect(id).toBeGreaterThan(0);
  });
});

describe('the numbers of invoices', () => {
  it('count up without a gap when 50 are issued at once, and when one fails', async () => {
    const client = await rival.signIn('admin');
    const project = await closedProject(client, rival, { scope_lines: [], price: 5000 });
    const drafts: number[] = [];
    for (let made = 0; made < 50; made += 1)
      drafts.push((await draftedInvoice(client, project, { ...parts(100), discount: 0 })).id);
    const empty = await draftedInvoice(client, project, { lines: [] });
    const failed = transitionInvoice(client, empty.id, 'issue');
    // 503: the server has too much to do at once and has changed nothing.
    const issue = async (id: number): ReturnType<typeof transitionInvoice> => {
      const answer = await transitionInvoice(client, id, 'issue');
      return answer.status === 503 ? issue(id) : answer;
    };
    const issued = await Promise.all(drafts.map(issue));
    expect((await failed).status).toBe(422);
    expect(issued.map(({ payload }) => payload.number).sort()).toEqual(
      Array.from({ length: 50 }, (_, at) => `INV-2027-${String(at + 1).padStart(5, '0')}`),
    );
    await expect(
      app.database.withTenant(systemScope(rival.organizationId), async (tenant) => {
        await tenant.query({
          text: `insert into counters (organization_id, name, value) values ($1, 'invoice-2027', 1)
            on conflict (organization_id, name) do update set value = counters.value + 1`,
          values: [rival.organizationId],
        });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    const other = await closedProject(client, rival);
    expect((await issuedInvoice(client, other)).number).toBe('INV-2027-00051');
  }, 180_000);
});
