import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { projectFigureEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let serial = 0;

beforeAll(async () => {
  app = await startApp();
  app.setNow('2027-04-01T18:00:00Z');
  acme = await seedCompany(app, 'acme');
  admin = await acme.signIn('admin');
});
beforeEach(async () => {
  await sql('delete from invoice_payments');
  await sql('delete from invoices');
  await sql('delete from special_project_costs');
  await sql('update special_projects set deleted_at = now()');
});
afterAll(() => app.close());

const sql = <R = { id: number }>(text: string) =>
  sqlAs<R>(app, acme, text.replaceAll(':org', String(acme.organizationId)));

const figures = async () => {
  const query = { range: 'custom', from: '2027-03-01', to: '2027-03-31' } as const;
  const answer = await admin.call(projectFigureEndpoints.getProjectDashboard, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const project = async (more: Record<string, string | number>): Promise<number> => {
  serial += 1;
  const row = {
    organization_id: ':org',
    year: 2020,
    serial,
    client_id: acme.clientId,
    job_id: acme.inScope.jobId,
    title: `'P'`,
    description: `'P'`,
    project_type: `'other'`,
    status: `'closed'`,
    price: 100_000,
    ...more,
  };
  const [made] = await sql(`insert into special_projects (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')}) returning id`);
  return made?.id ?? 0;
};

const invoice = async (status: string, total: number, issued: string, paid = 0): Promise<number> => {
  const id = await project({ status: `'invoiced'` });
  serial += 1;
  const [made] =
    await sql(`insert into invoices (organization_id, special_project_id, client_id, year, serial, status,
      invoice_type, bill_to, issue_date, due_date, subtotal, tax, total, amount_paid, paid_at, uncollected_reason)
    values (:org, ${id}, ${acme.clientId}, 2027, ${serial}, '${status}', 'one time', '{"name": "Acme"}', '${issued}',
      '${issued}'::date + 30, ${total}, 0, ${total}, ${paid}, ${status === 'paid' ? `'${issued}'` : 'null'},
      ${status === 'uncollected' ? `'Insolvent'` : 'null'}) returning id`);
  return made?.id ?? 0;
};

const ended = (day: string) => `timestamptz '${day}T18:00:00Z'`;

describe('what clients owe and pay', () => {
  it('is 36 days of sales where 48,000 are owed and 120,000 were invoiced in 90 days', async () => {
    await invoice('invoiced', 4_800_000, '2027-02-10');
    await invoice('paid', 7_200_000, '2027-03-20', 7_200_000);
    // This invoice is one day older than the ninety days that count.
    await invoice('paid', 9_999_900, '2027-01-01', 9_999_900);
    const { kpis } = await figures();
    expect(kpis.outstanding).toMatchObject({ value: 48_000, of: 1, previous: null });
    expect(kpis.dso).toMatchObject({ value: 36, of: 1 });
    expect(kpis.invoiced).toMatchObject({ value: 72_000, of: 1, previous: 48_000 });
  });

  it('is lost by 5 % where 95,000 were paid and 5,000 will not be', async () => {
    await invoice('paid', 9_000_000, '2027-03-05', 9_000_000);
    await invoice('uncollected', 1_000_000, '2027-03-06', 500_000);
    await invoice('invoiced', 7_000_000, '2027-03-07');
    expect((await figures()).kpis.uncollected_rate).toMatchObject({ value: 0.05, of: 2 });
  });

  it('is collected on the day of each payment, of a part too, unless it is voided', async () => {
    const id = await invoice('invoiced', 100_000, '2027-02-01', 30_000);
    await sql(`insert into invoice_payments (organization_id, invoice_id, paid_on, amount) values
      (:org, ${id}, '2027-03-31', 10000), (:org, ${id}, '2027-03-01', 15000), (:org, ${id}, '2027-02-28', 5000)`);
    expect((await figures()).kpis.collected).toMatchObject({ value: 250, previous: 50, of: 1 });
    await sql(`update invoice_payments set voided_at = now(), void_reason = 'Bounced' where amount = 15000`);
    expect((await figures()).kpis.collected).toMatchObject({ value: 100, of: 1 });
  });

  it('has an age by days past due: 44 days are of 31 to 60', async () => {
    await invoice('invoiced', 100_000, '2027-01-17');
    await invoice('invoiced', 30_000, '2027-03-31', 10_000);
    const { ages } = (await figures()).charts;
    expect(ages?.map(({ key, value }) => [key, value])).toEqual([
      ['current', 200],
      ['1-30', 0],
      ['31-60', 1000],
      ['61-90', 0],
      ['91+', 0],
    ]);
  });
});

describe('what became of the work', () => {
  it('was on time by the day of the work, of what had a due date', async () => {
    const at = { ended_at: ended('2027-03-15') };
    await project({ ...at, due_date: `'2027-03-10'`, actual_service_date: `'2027-03-10'` });
    await project({ ...at, due_date: `'2027-03-10'`, actual_service_date: `'2027-03-11'` });
    await project({ ...at, due_date: `'2027-03-10'` });
    await project({ ...at, actual_service_date: `'2027-03-11'`, status: `'invoiced'` });
    await project({
      ...at,
      due_date: `'2027-03-10'`,
      actual_service_date: `'2027-03-01'`,
      status: `'cancelled'`,
    });
    const { kpis } = await figures();
    expect(kpis.on_time).toMatchObject({ value: 1 / 3, of: 3 });
    expect(kpis.completed).toMatchObject({ value: 4000, of: 4 });
    expect(kpis.not_invoiced).toMatchObject({ value: 0, of: 0 });
  });

  it('counts an offer that nobody answered once it has expired', async () => {
    const sent = { offered_at: ended('2027-03-05'), status: `'proposed'` };
    await project({ ...sent, offer_ends_on: `'2027-03-31'` });
    await project({ ...sent, offer_ends_on: `'2027-04-01'` });
    await project({ ...sent, offer_ends_on: `'2027-04-30'`, offer_answer: `'declined'`, status: `'draft'` });
    for (const day of ['2027-03-06', '2027-03-08', '2027-03-20'])
      await project({
        ...sent,
        offer_ends_on: `'2027-04-30'`,
        offer_answer: `'approved'`,
        status: `'pending'`,
        approved_at: ended(day),
      });
    const { kpis } = await figures();
    expect(kpis.conversion).toMatchObject({ value: 3 / 5, of: 5 });
    expect(kpis.days_to_approval).toMatchObject({ value: 3, mean: 19 / 3, of: 3 });
    expect(kpis.pipeline).toMatchObject({ value: 2000, of: 2 });
    expect(kpis.approved).toMatchObject({ value: 3000, of: 3 });
  });

  it('has the middle of the days from the yes to the work', async () => {
    for (const day of ['2027-03-12', '2027-03-14', '2027-03-29'])
      await project({
        approved_at: ended('2027-03-10'),
        actual_service_date: `'${day}'`,
        ended_at: ended('2027-03-30'),
      });
    await project({ actual_service_date: `'2027-03-14'`, ended_at: ended('2027-03-30') });
    expect((await figures()).kpis.days_to_service).toMatchObject({ value: 4, mean: 25 / 3, of: 3 });
  });

  it('leaves a margin by the estimate, and by what it took where all of that has a price', async () => {
    const at = { ended_at: ended('2027-03-15') };
    const first = await project({ ...at, cost_estimate: `'{"labor": 400, "supply": 100}'` });
    const second = await project({ ...at, price: 300_000, cost_estimate: `'{"subcontract": 1500}'` });
    await project(at);
    const cost = (id: number, cents: number | 'null') =>
      sql(`insert into special_project_costs (organization_id, special_project_id, kind, description, quantity, unit,
          unit_cost, amount, worked_on)
        values (:org, ${id}, 'other', 'Crane', 1, 'each', ${cents} / 100.0, ${cents}, '2027-03-10') returning id`);
    await cost(first, 30_000);
    await cost(first, 10_000);
    await cost(second, 90_000);
    await cost(second, 'null');
    const { kpis } = await figures();
    expect(kpis.margin_estimated).toMatchObject({ value: 0.5, of: 2 });
    expect(kpis.margin_made).toMatchObject({ value: 0.6, of: 1 });
  });

  const perDate = { price: 45_000, price_basis: `'per_occurrence'`, dates: 4 };

  const recurs = (id: number, rule: object) =>
    sql(`insert into special_project_schedules (organization_id, special_project_id, rule) values (:org, ${id},
      '${JSON.stringify({ end: { kind: 'never' }, shift_rule: 'none', skip_dates: [], ...rule })}') returning id`);

  const monthly = { freq: 'month', every: 1, month_mode: 'day_of_month' };

  it('is worth all its dates at a price for each: 450 four times a year are 1,800', async () => {
    const id = await project({ ...perDate, status: `'proposed'` });
    await recurs(id, { ...monthly, every: 3, day: 31, start_on: '2027-01-31' });
    expect((await figures()).kpis.pipeline).toMatchObject({ value: 1800, of: 1 });
  });

  it('is worth, on hold, its dates in the time that is looked at', async () => {
    const held = { status: `'on_hold'`, held_from: `'open'` };
    const quarterly = await project({ ...perDate, ...held });
    await recurs(quarterly, { ...monthly, every: 3, day: 31, start_on: '2027-01-31' });
    // The project has no date in March.
    expect((await figures()).kpis.on_hold).toMatchObject({ value: 0, of: 1 });
    const weekly = await project({ ...perDate, ...held, price: 10_000 });
    await recurs(weekly, { freq: 'week', every: 1, weekdays: [3], start_on: '2027-03-10' });
    await recurs(weekly, { ...monthly, day: 1, start_on: '2027-01-01' });
    await project(held);
    const total = await project({ ...held, price: 7000 });
    await recurs(total, { freq: 'week', every: 1, weekdays: [3], start_on: '2027-03-10' });
    // Four Wednesdays and the 1st at 100, one done once at 1,000, and one that costs 70 in all.
    expect((await figures()).kpis.on_hold).toMatchObject({ value: 500 + 1000 + 70, of: 4 });
  });

  it('is worth, scheduled for this month, its dates of this month', async () => {
    const id = await project({ ...perDate, status: `'open'`, scheduled_date: `'2027-04-07'` });
    await recurs(id, { freq: 'week', every: 2, weekdays: [3], start_on: '2027-04-07' });
    const { kpis } = await figures();
    expect(kpis.scheduled_month_value).toMatchObject({ value: 900, of: 1 });
  });

  it('is worth, in the month of its next date, its dates of that month', async () => {
    const id = await project({ ...perDate, status: `'open'`, scheduled_date: `'2027-03-10'` });
    await recurs(id, { freq: 'week', every: 1, weekdays: [3], start_on: '2027-03-10' });
    await project({ status: `'open'`, scheduled_date: `'2027-03-02'` });
    const { charts } = await figures();
    // Four Wednesdays at 450, and one done once at 1,000.
    expect(charts.scheduled).toMatchObject([{ count: 2, value: 4 * 450 + 1000 }]);
  });

  it('is entered on a day of the time, whatever became of it', async () => {
    await project({ created_at: `'2027-03-31T12:00:00-06:00'` });
    await project({ created_at: `'2027-02-28T12:00:00-07:00'` });
    await project({ created_at: `'2027-03-02T12:00:00-07:00'`, status: `'cancelled'` });
    expect((await figures()).kpis.created).toMatchObject({ value: 2, of: 2 });
  });

  it('is planned by its day in this month, all of it', async () => {
    const open = { status: `'open'` };
    await project({ ...open, scheduled_date: `'2027-04-30'` });
    await project({ ...open, scheduled_date: `'2027-05-01'` });
    await project({ ...open, status: `'pending'`, scheduled_date: `'2027-04-02'` });
    const { kpis } = await figures();
    expect(kpis.scheduled_month).toMatchObject({ value: 1, of: 1 });
    expect(kpis.scheduled_month_value).toMatchObject({ value: 1000, of: 1 });
  });
});
