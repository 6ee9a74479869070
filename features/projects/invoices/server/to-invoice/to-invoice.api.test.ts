import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectListEndpoints } from '#features/projects/special-projects/contract';
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
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { scheduledProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints, toInvoiceEndpoints } from '../../contract/index.ts';

const { listToInvoice, draftInvoices } = toInvoiceEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let stranger: Client;
let made: Record<'once' | 'each' | 'monthly' | 'far' | 'running' | 'billed', number>;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  admin = await acme.signIn('admin');
  stranger = await started.rival.signIn('admin');
  await setBilling(app, acme);
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  const priced = { scope_lines: [], price: 450 };
  made = {
    once: await closedProject(admin, acme),
    each: await doneProject(admin, acme, { ...priced, invoice_type: 'per occurrence' }),
    monthly: await doneProject(admin, acme, { ...priced, invoice_type: 'monthly' }),
    far: await closedProject(admin, acme, { job_id, building_id, ...priced }),
    running: (await scheduledProject(admin, acme, { invoice_type: 'one time' })).id,
    billed: await closedProject(admin, acme),
  };
  await closedProject(admin, acme, { invoice_type: 'no invoice' });
  await draftedInvoice(admin, made.billed);
  await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-01-15' where id = $1`, [
    made.monthly,
  ]);
  await sqlAs(app, acme, `update special_projects set actual_service_date = '2027-03-01' where id = $1`, [
    made.once,
  ]);
});
afterAll(() => app.close());

const list = async (query: object = {}, client = admin) => {
  const answer = await client.send(listToInvoice, { query: query });
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

const idsOf = async (query: object = {}, client = admin) =>
  (await list(query, client)).rows.map(({ id }) => id);

const draft = (ids: readonly number[], client = admin) =>
  client.call(draftInvoices, { body: { ids: [...ids] } });

describe('what is done and not invoiced', () => {
  it('is each project with finished work that waits, the oldest first, with its age and value', async () => {
    const { rows, total, value } = await list();
    expect(rows.map(({ id, age_days, value: worth, done_on }) => [id, done_on, age_days, worth])).toEqual([
      [made.monthly, '2027-01-31', 38, 900],
      [made.once, '2027-03-01', 9, 1350],
      [made.each, '2027-03-10', 0, 450],
      [made.far, '2027-03-10', 0, 450],
    ]);
    expect([total, value]).toEqual([4, 3150]);
    expect(rows[1]).toMatchObject({
      status: 'closed',
      invoice_type: 'one time',
      draft_id: null,
      client: { id: acme.clientId },
      job: { id: acme.inScope.jobId },
    });
  });

  it('says for work that is billed once or by occurrence what the billing of the project says', async () => {
    const { rows } = await list({ invoice_type: ['one time', 'per occurrence'] });
    for (const { id, value } of rows) {
      const { payload } = await admin.call(invoiceEndpoints.getProjectBilling, { params: { projectId: id } });
      expect(value).toBe(payload.left);
    }
  });

  it('is of the closed ones what the list of projects has as not invoiced and no draft bills', async () => {
    const query = { not_invoiced: true };
    const { payload } = await admin.call(projectListEndpoints.listSpecialProjects, { query });
    const waiting = (await list()).rows.filter(({ status }) => status === 'closed').map(({ id }) => id);
    expect(payload.rows.map(({ id }) => id).toSorted()).toEqual([...waiting, made.billed].toSorted());
  });

  it('is narrowed and sorted, with a page at a time and the value of all', async () => {
    expect(await idsOf({ job_id: acme.outOfScope.jobId })).toEqual([made.far]);
    expect(await idsOf({ invoice_type: ['monthly'] })).toEqual([made.monthly]);
    expect((await idsOf({ client_id: acme.clientId })).length).toBe(4);
    expect(await idsOf({ q: 'nothing like this' })).toEqual([]);
    expect(await idsOf({ sort: 'value' })).toEqual([made.once, made.monthly, made.each, made.far]);
    expect((await idsOf({ order: 'asc' })).at(-1)).toBe(made.monthly);
    expect(await list({ page: 2, per_page: 3 })).toMatchObject({ rows: [{ id: made.far }], value: 3150 });
  });

  it('is shown to people who bill, of projects in scope', async () => {
    expect(await idsOf({}, stranger)).toEqual([]);
    const area = await acme.signIn('area-manager');
    for (const client of [area, await acme.signIn('manager')]) {
      expect((await client.call(listToInvoice)).status).toBe(403);
      expect((await draft([made.once], client)).status).toBe(403);
    }
    const wrong = await admin.send(listToInvoice, {
      query: { sort: 'client', invoice_type: ['no invoice'] },
    });
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([422, ['invoice_type.0', 'sort']]);
  });
});

describe('drafting invoices of several projects', () => {
  it('refuses ids out of sight and too many, and drafts nothing', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_, at) => at + 1), [made.once, 999_999]]) {
      const refused = await draft(ids);
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['ids']]);
    }
    expect((await draft([made.once], stranger)).errors).toHaveProperty('ids');
    expect((await idsOf()).length).toBe(4);
  });

  it('leaves a month within which the work began to somebody who chooses', async () => {
    const { done, failed } = (await draft([made.monthly])).payload;
    expect([done, failed[0]?.reason]).toEqual([
      [],
      expect.stringContaining('within the month, on 01/15/2027'),
    ]);
    await sqlAs(app, acme, `update special_projects set scheduled_date = '2027-01-01' where id = $1`, [
      made.monthly,
    ]);
  });

  it('drafts what comes next of each, says what one refuses, and answers a draft that is there', async () => {
    const answer = await draft([
      ...[made.running, made.billed, made.monthly, made.monthly, made.each, made.once],
    ]);
    const { done, failed } = answer.payload;
    expect(done).toHaveLength(4);
    expect(Object.fromEntries(done.map(({ id, drafted }) => [id, drafted]))).toEqual({
      [made.billed]: false,
      [made.monthly]: true,
      [made.each]: true,
      [made.once]: true,
    });
    expect(failed).toMatchObject([{ id: made.running, reason: 'There is no finished work to invoice.' }]);
    const again = await draft([made.monthly, made.each, made.once]);
    expect(again.payload.done).toEqual(
      done.filter(({ drafted }) => drafted).map((one) => ({ ...one, drafted: false })),
    );
    const january = done.find(({ id }) => id === made.monthly)?.invoice_id ?? 0;
    expect(await list()).toMatchObject({
      rows: [{ id: made.monthly, done_on: '2027-02-28', value: 450, draft_id: january }, { id: made.far }],
      value: 900,
    });
    const { payload } = await admin.call(invoiceEndpoints.getInvoice, { params: { id: january } });
    expect(payload).toMatchObject({ period: { from: '2027-01-01' }, subtotal: 450, status: 'draft' });
    expect((await transitionInvoice(admin, january, 'issue')).status).toBe(200);
  });
});
