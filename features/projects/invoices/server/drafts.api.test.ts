import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import {
  closedProject,
  doneProject,
  draftedInvoice,
  proposedBody,
  setBilling,
  transitionInvoice,
} from '../../../../tests/api/harness/invoices.ts';
import { draftProject } from '../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints } from '../contract/index.ts';

const calls = invoiceEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let area: Client;
let manager: Client;
let stranger: Client;

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
});
afterAll(() => app.close());

const next = async (projectId: number, client = admin) =>
  client.call(calls.getNextDraft, { params: { projectId } });

const washing = { invoice_type: 'per occurrence', price: 450, scope_lines: [] };

describe('what comes next on an invoice', () => {
  it('is a line for each occurrence that is done, unsaved', async () => {
    const id = await doneProject(admin, acme, washing);
    const { payload } = await next(id);
    expect(payload).toMatchObject({
      id: null,
      invoice_type: 'per occurrence',
      lines: [
        {
          description: 'Power washing 03/10/2027',
          quantity: 1,
          unit_of_measure: 'each',
          unit_price: 450,
          amount: 450,
          task_id: expect.any(Number),
        },
      ],
      subtotal: 450,
      tax: 37.13,
      total: 487.13,
      left: 450,
    });
    const draft = await draftedInvoice(admin, id);
    expect(draft.occurrence_task_ids).toEqual([payload.lines[0]?.task_id]);
    expect((await next(id)).payload).toMatchObject({ id: draft.id, total: 487.13 });
  });

  it('is the price of a project that is billed once, then what is left of it', async () => {
    const id = await closedProject(admin, acme);
    expect((await next(id)).payload).toMatchObject({
      subtotal: 1350,
      left: 1350,
      lines: [{ description: 'Entrance' }],
    });
    const lines = [{ description: 'Half', quantity: 1, unit_of_measure: 'lump sum', unit_price: 675 }];
    const first = await draftedInvoice(admin, id, { lines });
    expect(first).toMatchObject({ number: null, status: 'draft', subtotal: 675, tax: 55.69, left: 1350 });
    await transitionInvoice(admin, first.id, 'issue');
    expect((await next(id)).payload).toMatchObject({ id: null, subtotal: 675, left: 675 });
  });

  it('is the earliest month without an invoice', async () => {
    const id = await doneProject(admin, acme, { invoice_type: 'monthly', price: 800, scope_lines: [] });
    await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-01-15' where id = $1`, [id]);
    const january = (await next(id)).payload;
    expect(january).toMatchObject({
      period: { from: '2027-01-01', to: '2027-01-31' },
      subtotal: 800,
      left: 2400,
    });
    expect(january.part_month).toEqual({
      from: '2027-01-15',
      days: 17,
      days_in_month: 31,
      amount: 438.71,
      description: expect.stringMatching(/, January 2027, 17 of 31 days$/),
    });
    expect(january.lines[0]?.description).toMatch(/, January 2027$/);
    await draftedInvoice(admin, id).then(({ id: first }) => transitionInvoice(admin, first, 'issue'));
    const february = { period: { from: '2027-02-01', to: '2027-02-28' }, part_month: null };
    expect((await next(id)).payload).toMatchObject(february);
    const twice = { period: { from: '2027-01-01', to: '2027-01-31' } };
    const again = await admin.call(calls.createInvoice, { body: await proposedBody(admin, id, twice) });
    expect(again.errors).toEqual({ period: ['This month is on an invoice already.'] });
    for (const period of [
      null,
      { from: '2027-02-02', to: '2027-02-28' },
      { from: '2028-01-01', to: '2028-01-31' },
    ]) {
      const wrong = await admin.call(calls.createInvoice, {
        body: await proposedBody(admin, id, { period }),
      });
      expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['period']]);
    }
  });

  it('begins with the first month of work that recurs, whose planned date moves on', async () => {
    const id = await doneProject(admin, acme, { invoice_type: 'monthly', price: 800, scope_lines: [] });
    await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-06-15' where id = $1`, [id]);
    expect((await next(id)).payload).toMatchObject({ period: { from: '2027-03-01' }, left: 800 });
  });

  it('is nothing for a project that is not billed', async () => {
    const id = await closedProject(admin, acme, { invoice_type: 'no invoice' });
    const refused = await next(id);
    expect([refused.status, refused.errors]).toEqual([
      422,
      { invoice_type: ['This project is not billed.'] },
    ]);
    const body = { special_project_id: id };
    expect((await admin.call(calls.createInvoice, { body })).status).toBe(422);
    const { payload } = await admin.call(calls.getProjectBilling, { params: { projectId: id } });
    expect(payload).toMatchObject({ can_create: false, hindrance: 'no_invoice' });
  });
});

describe('a draft', () => {
  it('comes to the amounts of the worked case', async () => {
    const id = await closedProject(admin, acme);
    const lines = [
      { description: 'Power washing', quantity: 3, unit_of_measure: 'each', unit_price: 450 },
      { description: 'Materials', quantity: 1, unit_of_measure: 'lump sum', unit_price: 120 },
    ];
    const draft = await draftedInvoice(admin, id, { lines, discount: 50, over_reason: 'More materials' });
    expect(draft).toMatchObject({ subtotal: 1420, tax: 117.15, total: 1537.15, balance: 1537.15 });
    expect(draft.bill_to).toMatchObject({
      emails: ['billing@client.test'],
      address: { line_1: '1 Main St' },
    });
  });

  it('of the highest price is billed and paid with its tax on top', async () => {
    const id = await closedProject(admin, acme, { price: 9_999_999.99, scope_lines: [] });
    const { payload } = await transitionInvoice(admin, (await draftedInvoice(admin, id)).id, 'issue');
    expect(payload).toMatchObject({ status: 'invoiced', total: 10_824_999.99 });
    const paid = await transitionInvoice(admin, payload.id, 'mark-paid', { amount: payload.total });
    expect(paid.payload).toMatchObject({ status: 'paid', balance: 0 });
  });

  it('takes the lines that were read, and no amount that they do not come to', async () => {
    const body = await proposedBody(admin, await closedProject(admin, acme));
    const [line] = body.lines;
    const wrong = await admin.send(calls.createInvoice, {
      body: { ...body, lines: [{ ...line, amount: 1 }] },
    });
    expect(wrong).toMatchObject({
      status: 422,
      errors: { 'lines.0.amount': ['The amount is not the quantity times the price.'] },
    });
    const { payload, status } = await admin.send(calls.createInvoice, { body: body });
    expect([status, payload.lines]).toEqual([200, body.lines]);
  });

  it('goes beyond what is left of the price with a reason alone, and says what is left', async () => {
    const id = await closedProject(admin, acme);
    const lines = [{ description: 'All', quantity: 1, unit_of_measure: 'lump sum', unit_price: 1350.01 }];
    const body = await proposedBody(admin, id, { lines });
    const over = await admin.call(calls.createInvoice, { body });
    expect(over.errors).toEqual({
      over_reason: ['That is more than the $1,350.00 left to bill. Enter a reason.'],
    });
    const agreed = { ...body, over_reason: 'The client agreed by phone' };
    const made = await admin.call(calls.createInvoice, { body: agreed });
    expect(made.payload).toMatchObject({ subtotal: 1350.01, over_reason: 'The client agreed by phone' });
  });

  it('is made once, however often it is sent', async () => {
    const id = await closedProject(admin, acme);
    const body = await proposedBody(admin, id, { client_uuid: crypto.randomUUID() });
    const once = await admin.call(calls.createInvoice, { body });
    expect((await admin.call(calls.createInvoice, { body })).payload.id).toBe(once.payload.id);
  });

  it('never bills the same work twice', async () => {
    const id = await doneProject(admin, acme, washing);
    const body = await proposedBody(admin, id);
    const first = await admin.call(calls.createInvoice, { body });
    const twice = await admin.call(calls.createInvoice, { body });
    expect(twice.errors).toEqual({ lines: ['This work is on an invoice already.'] });
    await expect(
      sqlAs(
        app,
        acme,
        `insert into invoice_occurrences select organization_id, task_id, invoice_id
        from invoice_occurrences where invoice_id = $1`,
        [first.payload.id],
      ),
    ).rejects.toThrow(/invoice_occurrences_pkey/);
    await admin.call(calls.deleteInvoice, { params: { id: first.payload.id } });
    expect((await admin.call(calls.createInvoice, { body })).status).toBe(200);
    const free = { lines: body.lines.map((line) => ({ ...line, unit_price: 0 })) };
    const other = await doneProject(admin, acme, washing);
    const [task] = (await proposedBody(admin, other)).lines;
    const nothing = await proposedBody(admin, other, {
      lines: free.lines.map(({ amount: _amount, ...line }) => ({ ...line, task_id: task?.task_id })),
    });
    expect((await admin.call(calls.createInvoice, { body: nothing })).errors).toEqual({
      lines: ['Finished work needs an amount above 0.'],
    });
    const foreign = await closedProject(admin, acme);
    const wrong = await proposedBody(admin, foreign, { lines: body.lines });
    expect((await admin.call(calls.createInvoice, { body: wrong })).errors).toEqual({
      lines: ['This is not finished work of the project.'],
    });
  });

  it('charges no tax to a client that is exempt, whatever rate is typed', async () => {
    const exempt = (is: boolean) =>
      sqlAs(app, acme, 'update clients set tax_exempt = $2 where id = $1', [acme.clientId, is]);
    const draft = await draftedInvoice(admin, await closedProject(admin, acme), { tax_rate: 6.625 });
    expect(draft).toMatchObject({ tax_rate: 6.625, tax_exempt: false, subtotal: 1350, tax: 89.44 });
    await exempt(true);
    const params = { id: draft.id };
    const lines = draft.lines.map(({ amount: _amount, ...line }) => line);
    const save = (tax_rate: number | undefined) =>
      admin.call(calls.updateInvoice, { params, body: { lines, tax_rate, updated_at: draft.updated_at } });
    const said = { tax_rate: ['This client is exempt from tax: the rate must be 0.'] };
    expect((await save(6.625)).errors).toEqual(said);
    expect((await transitionInvoice(admin, draft.id, 'issue')).errors).toEqual(said);
    const typed = await proposedBody(admin, await closedProject(admin, acme), { tax_rate: 8.25 });
    expect((await admin.call(calls.createInvoice, { body: typed })).errors).toEqual(said);
    expect((await save(undefined)).payload).toMatchObject({ tax_exempt: true, tax_rate: 0, tax: 0 });
    expect((await transitionInvoice(admin, draft.id, 'issue')).status).toBe(200);
    await exempt(false);
  });

  it('is not issued once its project is no longer billed', async () => {
    const project = await closedProject(admin, acme);
    const draft = await draftedInvoice(admin, project);
    await sqlAs(app, acme, "update special_projects set invoice_type = 'no invoice' where id = $1", [
      project,
    ]);
    const answer = await transitionInvoice(admin, draft.id, 'issue');
    expect([answer.status, answer.errors]).toEqual([422, { invoice_type: ['This project is not billed.'] }]);
  });

  it('is saved until it is issued, and not over what somebody else saved', async () => {
    const draft = await draftedInvoice(admin, await closedProject(admin, acme));
    const { id, updated_at } = draft;
    const lines = draft.lines.map(({ amount: _amount, ...line }) => line);
    const body = { lines, discount: 100, tax_rate: 0, notes: 'Thank you', updated_at };
    const saved = await admin.call(calls.updateInvoice, { params: { id }, body });
    expect(saved.payload).toMatchObject({ subtotal: 1250, tax: 0, total: 1250, notes: 'Thank you' });
    expect(saved.payload.timeline.at(-1)?.changes).toMatchObject({ discount: [0, 100], tax_rate: [8.25, 0] });
    const stale = await admin.call(calls.updateInvoice, { params: { id }, body });
    expect([stale.status, stale.code]).toEqual([409, 'stale']);
    await transitionInvoice(admin, id, 'issue');
    const { payload } = await admin.call(calls.getInvoice, { params: { id } });
    const late = await admin.call(calls.updateInvoice, {
      params: { id },
      body: { ...body, updated_at: payload.updated_at },
    });
    expect([late.status, late.code]).toEqual([409, 'invoice_not_draft']);
  });

  it('is deleted only while it never had a number', async () => {
    const { id } = await draftedInvoice(admin, await closedProject(admin, acme));
    await transitionInvoice(admin, id, 'issue');
    expect((await admin.call(calls.deleteInvoice, { params: { id } })).code).toBe('invoice_numbered');
    await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong address' });
    expect((await admin.call(calls.deleteInvoice, { params: { id } })).status).toBe(409);
    const other = await draftedInvoice(admin, await closedProject(admin, acme));
    const read = { params: { id: other.id }, query: { updated_at: '2020-01-01T00:00:00Z' } };
    expect((await admin.call(calls.deleteInvoice, read)).code).toBe('stale');
    const wrong = await admin.raw('DELETE', `/api/v1/special-project/invoice/${other.id}?updated_at=now`);
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['updated_at']]);
    read.query.updated_at = other.updated_at;
    expect((await admin.call(calls.deleteInvoice, read)).status).toBe(200);
    expect((await admin.call(calls.getInvoice, { params: { id: other.id } })).status).toBe(404);
  });

  it('says everything that is wrong', async () => {
    const wrong = await admin.raw('POST', '/api/v1/special-project/invoice', {
      special_project_id: 0,
      period: { from: 'May' },
      po_number: 'x'.repeat(41),
      lines: [{ description: '', quantity: -1, unit_of_measure: 'box', unit_price: 0.00001, taxable: 'yes' }],
      discount: -1,
      tax_rate: 101,
      notes: 'x'.repeat(2001),
      over_reason: 'x'.repeat(2001),
      payment_link: 'http://pay.test',
      client_uuid: 'one',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'client_uuid',
      'discount',
      'lines.0.description',
      'lines.0.quantity',
      'lines.0.taxable',
      'lines.0.unit_of_measure',
      'lines.0.unit_price',
      'notes',
      'over_reason',
      'payment_link',
      'period.from',
      'period.to',
      'po_number',
      'special_project_id',
      'tax_rate',
    ]);
    const id = await closedProject(admin, acme);
    const body = await proposedBody(admin, id, { discount: 2000 });
    expect(Object.keys((await admin.call(calls.createInvoice, { body })).errors)).toEqual(['discount']);
    const draft = await draftProject(admin, acme, { invoice_type: 'one time' });
    const early = await admin.call(calls.createInvoice, { body: { special_project_id: draft.id } });
    expect([early.status, early.code]).toEqual([409, 'invoice_project_status']);
  });
});

describe('invoices', () => {
  it('are read by those who may see them, and changed by those who bill', async () => {
    const project = await closedProject(admin, acme);
    const { id, updated_at } = await draftedInvoice(admin, project);
    const body = { updated_at };
    expect((await area.call(calls.getInvoice, { params: { id } })).status).toBe(200);
    const refused = [
      await manager.call(calls.getInvoice, { params: { id } }),
      await manager.call(calls.getProjectBilling, { params: { projectId: project } }),
      await next(project, area),
      await area.call(calls.createInvoice, { body: { special_project_id: project } }),
      await area.call(calls.updateInvoice, { params: { id }, body }),
      await area.call(calls.deleteInvoice, { params: { id } }),
      await transitionInvoice(area, id, 'issue'),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  });

  it('are out of sight with their project', async () => {
    const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
    const project = await closedProject(admin, acme, { job_id, building_id });
    const { id, updated_at } = await draftedInvoice(admin, project);
    expect((await area.call(calls.getInvoice, { params: { id } })).status).toBe(404);
    expect((await area.call(calls.getProjectBilling, { params: { projectId: project } })).status).toBe(404);
    const foreign = [
      await stranger.call(calls.getInvoice, { params: { id } }),
      await stranger.call(calls.getProjectBilling, { params: { projectId: project } }),
      await next(project, stranger),
      await stranger.call(calls.createInvoice, { body: { special_project_id: project } }),
      await stranger.call(calls.updateInvoice, { params: { id }, body: { updated_at } }),
      await stranger.call(calls.deleteInvoice, { params: { id } }),
      await transitionInvoice(stranger, id, 'issue'),
    ];
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
  });

  it('of a project stand together with what is left of its price', async () => {
    const project = await closedProject(admin, acme);
    const lines = [{ description: 'First part', quantity: 1, unit_of_measure: 'lump sum', unit_price: 350 }];
    const first = await draftedInvoice(admin, project, { lines });
    const { payload } = await admin.call(calls.getProjectBilling, { params: { projectId: project } });
    expect(payload).toMatchObject({
      invoice_type: 'one time',
      price: 1350,
      billed: 350,
      left: 1000,
      can_create: true,
      hindrance: null,
      invoices: [{ id: first.id, status: 'draft', total: 378.88 }],
    });
  });
});
