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
import { ageBuckets, invoiceListEndpoints, receivablesEndpoints } from '../../contract/index.ts';

const { getReceivables } = receivablesEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let area: Client;
let stranger: Client;

/** An issued invoice with this due date. */
const owed = async (amount: number, due: string, more: object = {}): Promise<number> => {
  const project = await closedProject(admin, acme, more);
  const lines = [{ description: 'Part', quantity: 1, unit_of_measure: 'lump sum', unit_price: amount }];
  const { id } = await issuedInvoice(admin, project, { lines, tax_rate: 0 });
  await sqlAs(app, acme, `update invoices set issue_date = '2026-01-01', due_date = $2 where id = $1`, [
    id,
    due,
  ]);
  return id;
};

beforeAll(async () => {
  const started = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' });
  ({ app, acme } = started);
  [admin, area] = await Promise.all([acme.signIn('admin'), acme.signIn('area-manager')]);
  stranger = await started.rival.signIn('admin');
  await setBilling(app, acme);
  await owed(100.1, '2027-03-10');
  await owed(200, '2027-03-09');
  const part = await owed(300, '2027-02-08');
  await owed(400, '2027-02-07');
  await owed(500, '2027-01-09');
  await owed(600, '2027-01-08');
  await owed(700, '2026-12-10');
  await owed(800, '2026-12-09');
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  await owed(900, '2027-03-01', { job_id, building_id });
  await transitionInvoice(admin, part, 'mark-paid', { amount: 50 });
  const paid = await owed(1000, '2027-02-20');
  await transitionInvoice(admin, paid, 'mark-paid', {});
  const lost = await owed(1100, '2026-12-01');
  await transitionInvoice(admin, lost, 'mark-uncollected', { note: 'Bankrupt' });
});
afterAll(() => app.close());

const read = async (client = admin) => {
  const answer = await client.call(getReceivables);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload;
};

describe('receivables', () => {
  it('are what each client owes, by its age to the day', async () => {
    const { clients, others, sums } = await read();
    const ages = { current: 100.1, '1-30': 1350, '31-60': 900, '61-90': 1300, '91+': 800 };
    expect(clients).toEqual([
      { id: acme.clientId, name: expect.any(String), no_address: false, ages, total: 4450.1 },
    ]);
    expect(others).toBeNull();
    expect(sums).toEqual({ ages, total: 4450.1 });
  });

  it.each([...ageBuckets])('have the sum of the invoices that the list shows for %s', async (age) => {
    const { clients } = await read();
    const { payload } = await admin.call(invoiceListEndpoints.listInvoices, {
      query: { age, client_id: acme.clientId, per_page: 100 },
    });
    const balances = payload.rows.map(({ balance }) => Math.round(balance * 100));
    expect(balances.reduce((all, one) => all + one, 0) / 100).toBe(clients[0]?.ages[age]);
  });

  it('are those of projects in scope, for people who may see invoices', async () => {
    expect((await read(area)).sums).toMatchObject({ ages: { '1-30': 450 }, total: 3550.1 });
    expect([(await read()).whole, (await read(area)).whole]).toEqual([true, false]);
    expect(await read(stranger)).toMatchObject({ clients: [], sums: { total: 0 } });
    const manager = await acme.signIn('manager');
    expect((await manager.call(getReceivables)).status).toBe(403);
  });
});
