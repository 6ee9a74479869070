import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recurringEndpoints, specialProjectEndpoints } from '#features/projects/special-projects/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  doneProject,
  draftedInvoice,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { draftProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { transitionTask } from '../../../../../tests/api/harness/transition-task.ts';
import { invoiceEndpoints, toInvoiceEndpoints } from '../../contract/index.ts';

const projects = specialProjectEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;

const today = '2027-03-10T18:00:00Z';

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: today }));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());

const next = (projectId: number) => admin.call(invoiceEndpoints.getNextDraft, { params: { projectId } });

const waiting = async (id: number) =>
  (await admin.call(toInvoiceEndpoints.listToInvoice, { query: {} })).payload.rows.find(
    (row) => row.id === id,
  );

const statusOf = async (id: number) =>
  (await admin.call(projects.getSpecialProject, { params: { id } })).payload.status;

const monthlyOn = (start_on: string, end: object = { kind: 'never' }) => ({
  freq: 'month',
  every: 1,
  month_mode: 'day_of_month',
  day: Number(start_on.slice(8)),
  start_on,
  end,
  shift_rule: 'none',
  skip_dates: [],
});

/** Scheduled work that recurs. */
const recurring = async (rule: object, more: object): Promise<number> => {
  const { id, updated_at } = await draftProject(admin, acme, { scope_lines: [], ...more });
  const params = { id };
  await admin.call(projects.addScheduler, { params: { id, userId: acme.users.scheduler } });
  await admin.call(projects.addManager, { params: { id, userId: acme.users.manager } });
  const { payload } = await admin.call(projects.getSpecialProject, { params });
  await admin.send(recurringEndpoints.addRecurringInterval, {
    params,
    body: { rule, updated_at: payload.updated_at ?? updated_at },
  });
  const moved = await transitionProject(admin, id, 'activate');
  if (moved.status !== 200) throw new Error(moved.text);
  return id;
};

const tasksOf = async (id: number) =>
  (await admin.call(projects.getSpecialProjectTasks, { params: { id } })).payload;

const closeFirst = async (id: number, count: number): Promise<void> => {
  for (const task of (await tasksOf(id)).slice(0, count)) {
    const answer = await transitionTask(admin, task.id, 'close');
    if (answer.status !== 200) throw new Error(answer.text);
  }
};

describe('the months of monthly work', () => {
  it('begin with the first of its tasks, though the next date has moved on', async () => {
    app.setNow('2026-11-20T18:00:00Z');
    const id = await recurring(monthlyOn('2026-11-25'), { invoice_type: 'monthly', price: 800 });
    app.setNow('2026-12-02T18:00:00Z');
    await closeFirst(id, 1);
    expect((await next(id)).payload).toMatchObject({ period: { from: '2026-11-01' }, left: 1600 });
    app.setNow(today);
  });

  it('begin with its rule, whatever became of the tasks', async () => {
    app.setNow('2026-11-20T18:00:00Z');
    const id = await recurring(monthlyOn('2026-11-25'), { invoice_type: 'monthly', price: 800 });
    await sqlAs(
      app,
      acme,
      `update tasks set deleted_at = now() where related_type_id = $1 and scheduled_on < '2027-01-01'`,
      [id],
    );
    await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-02-25' where id = $1`, [id]);
    app.setNow(today);
    expect((await next(id)).payload.period?.from).toBe('2026-11-01');
  });

  it('keep the month of a draft when the day is moved', async () => {
    const id = await doneProject(admin, acme, { invoice_type: 'monthly', price: 800, scope_lines: [] });
    const draft = await draftedInvoice(admin, id);
    expect(draft.period?.from).toBe('2027-03-01');
    const move = (day: string) =>
      sqlAs(
        app,
        acme,
        `with moved as (update tasks set scheduled_on = $2 where related_type_id = $1)
         update special_projects set scheduled_date = $2 where id = $1`,
        [id, day],
      );
    await move('2027-04-12');
    app.setNow('2027-04-01T18:00:00Z');
    expect((await transitionInvoice(admin, draft.id, 'issue')).payload).toMatchObject({ status: 'invoiced' });
    app.setNow(today);
  });
});

describe('a price for all of the work, billed by occurrence', () => {
  const divided = { invoice_type: 'per occurrence', price: 100, price_basis: 'total' };

  it('is divided over its dates, and the last one takes the rest', async () => {
    const id = await recurring(monthlyOn('2027-03-15', { kind: 'after', count: 3 }), divided);
    await closeFirst(id, 2);
    expect(await waiting(id)).toMatchObject({ value: 66.66 });
    const first = await issuedInvoice(admin, id);
    expect(first.lines.map(({ amount }) => amount)).toEqual([33.33, 33.33]);
    for (const { id: task, status } of await tasksOf(id))
      if (status !== 'closed') await transitionTask(admin, task, 'close');
    expect(await waiting(id)).toMatchObject({ value: 33.34 });
    const last = await issuedInvoice(admin, id);
    expect(last.subtotal).toBe(33.34);
    await transitionProject(admin, id, 'close', { cancel_open_tasks: true });
    expect(await statusOf(id)).toBe('invoiced');
  });

  it('counts the dates of its rules that have no task yet', async () => {
    const id = await recurring(monthlyOn('2027-03-15', { kind: 'after', count: 10 }), divided);
    await closeFirst(id, 1);
    expect((await next(id)).payload).toMatchObject({ subtotal: 10, left: 10 });
    expect(await waiting(id)).toMatchObject({ value: 10 });
  });

  it('is refused while the rules of the work have no end', async () => {
    const id = await recurring(monthlyOn('2027-03-15'), divided);
    await closeFirst(id, 1);
    const refused = [
      await next(id),
      await admin.call(invoiceEndpoints.createInvoice, { body: { special_project_id: id } }),
    ];
    for (const { status, errors } of refused)
      expect([status, errors]).toEqual([
        422,
        { invoice_type: ['Enter a price for each time, or bill once.'] },
      ]);
    const { payload } = await admin.call(invoiceEndpoints.getProjectBilling, { params: { projectId: id } });
    expect(payload).toMatchObject({ can_create: false, hindrance: 'open_ended' });
    expect(await waiting(id)).toBeUndefined();
  });
});

it('bills once for each time that it was done, where that is what the price is for', async () => {
  const rule = monthlyOn('2027-03-15', { kind: 'after', count: 2 });
  const id = await recurring(rule, { invoice_type: 'one time', price: 450, price_basis: 'per_occurrence' });
  await closeFirst(id, 2);
  await transitionProject(admin, id, 'close', { cancel_open_tasks: true });
  expect(await waiting(id)).toMatchObject({ value: 900 });
  expect((await next(id)).payload).toMatchObject({ lines: [{ quantity: 2, unit_price: 450 }], left: 900 });
});

it('does not ask again for a discount that was given', async () => {
  const id = await closedProject(admin, acme);
  const { subtotal } = await issuedInvoice(admin, id, { discount: 10 });
  expect(subtotal).toBe(1340);
  expect(await statusOf(id)).toBe('invoiced');
  const { payload } = await admin.call(invoiceEndpoints.getProjectBilling, { params: { projectId: id } });
  expect(payload.left).toBe(0);
  expect(await waiting(id)).toBeUndefined();
});

it('bills the dates that somebody named of work without a job site', async () => {
  const id = await closedProject(admin, acme, {
    invoice_type: 'per occurrence',
    price_basis: 'per_occurrence',
    scope_lines: [],
    price: 450,
  });
  await sqlAs(app, acme, 'update tasks set deleted_at = now() where related_type_id = $1', [id]);
  await sqlAs(
    app,
    acme,
    `update special_projects set job_id = null, building_id = null, dates = 4,
       actual_service_date = '2027-03-08', scheduled_date = '2027-03-15' where id = $1`,
    [id],
  );
  expect(await waiting(id)).toMatchObject({ value: 1800 });
  expect((await issuedInvoice(admin, id)).subtotal).toBe(1800);
  expect(await statusOf(id)).toBe('invoiced');
});

it('bills work without tasks as one occurrence once it is closed', async () => {
  const id = await closedProject(admin, acme, {
    invoice_type: 'per occurrence',
    scope_lines: [],
    price: 450,
  });
  await sqlAs(app, acme, 'update tasks set deleted_at = now() where related_type_id = $1', [id]);
  expect(await waiting(id)).toMatchObject({ value: 450 });
  expect((await issuedInvoice(admin, id)).subtotal).toBe(450);
  expect(await statusOf(id)).toBe('invoiced');
});
