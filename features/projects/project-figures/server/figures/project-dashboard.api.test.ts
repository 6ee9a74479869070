import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceListEndpoints } from '#features/projects/invoices/contract';
import { projectListEndpoints } from '#features/projects/special-projects/contract';
import { expectListsOf } from '../../../../../tests/api/harness/expect-lists-of.ts';
import {
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { signInOnce } from '../../../../../tests/api/harness/sign-in-once.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  type FigureKey,
  type FigureList,
  figureList,
  invoiceKeys,
  pointLists,
  priceKeys,
  projectFigureEndpoints,
} from '../../contract/index.ts';

const now = '2026-11-21T18:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
const as = signInOnce(() => acme);

const sql = (text: string) => sqlAs(app, acme, text.replaceAll(':org', String(acme.organizationId)));

/** 150 projects of a year at both sites and without one, in every status and type, some on the border of a day. */
const seedProjects = () => {
  const { inScope, outOfScope, clientId } = acme;
  return sql(`
    insert into special_projects (organization_id, year, serial, status, client_id, job_id, building_id, title, description,
      project_type, price, price_basis, dates, invoice_type, cost_estimate, scheduled_date, due_date, actual_service_date,
      offered_at, offer_ends_on, offer_answer, approved_at, ended_at, held_from, created_at)
    select :org, 2021, n, status, ${clientId},
      case n % 4 when 0 then ${outOfScope.jobId} when 3 then null else ${inScope.jobId} end,
      case n % 4 when 0 then ${outOfScope.buildingId} when 3 then null else ${inScope.buildingId} end,
      'Project ' || n, 'Work', (array['carpet cleaning', 'power washing', 'other'])[1 + n % 3],
      case when n % 17 = 0 then null else 10000 + n * 731 end,
      case when n % 6 = 0 then 'per_occurrence' else 'total' end, case when n % 6 = 0 then 4 else 1 end,
      (array['one time', 'monthly', 'no invoice', 'per occurrence'])[1 + n % 4],
      case when n % 2 = 0 then jsonb_build_object('labor', n * 3, 'supply', 12.5) else '{}'::jsonb end,
      ('2026-12-20'::date - n), case when n % 5 > 0 then '2026-11-20'::date - n + n % 9 end,
      case when status in ('closed', 'invoiced') then '2026-11-21'::date - n end,
      case when n % 3 > 0 then ended - interval '20 days' end,
      case when n % 3 > 0 then ('2026-11-21'::date - n) + 10 end,
      case when n % 3 = 1 then (array['approved', 'declined'])[1 + n % 2] end,
      case when n % 3 = 1 and n % 2 = 0 then ended - interval '13 days' end,
      case when status in ('closed', 'invoiced', 'cancelled') then ended end,
      case when status = 'on_hold' then 'open' end, ended - interval '30 days'
    from generate_series(1, 150) n, lateral (select
      (array['draft', 'proposed', 'pending', 'open', 'active', 'inactive', 'on_hold', 'closed', 'invoiced', 'cancelled',
        'closed', 'open', 'invoiced'])[1 + n % 13] as status,
      case when n % 5 = 0 then ('2026-11-21'::date - n)::timestamp at time zone 'America/Denver'
        else timestamptz '${now}' - n * interval '25 hours' end as ended) s`);
};

const seedPeopleAndCosts = async () => {
  await sql(`insert into special_project_people (organization_id, special_project_id, role, user_id)
    select :org, id, 'scheduler', (array[${acme.users.scheduler}, ${acme.users.manager}])[1 + serial % 2]
    from special_projects where organization_id = :org and serial % 5 > 0`);
  await sql(`insert into special_project_costs (organization_id, special_project_id, kind, description, quantity, unit,
      unit_cost, amount, worked_on)
    select :org, id, 'material', 'Wax', 2, 'case', case when n = 2 and serial % 4 = 0 then null else 25.5 end,
      case when n = 2 and serial % 4 = 0 then null else 5100 end, '2026-11-01'
    from special_projects, generate_series(1, 2) n where organization_id = :org and serial % 3 = 0`);
};

const seedInvoices = async () => {
  await sql(`
    insert into invoices (organization_id, special_project_id, client_id, year, serial, status, invoice_type, bill_to,
      issue_date, due_date, subtotal, tax, total, amount_paid, paid_at, uncollected_reason)
    select :org, p.id, p.client_id, case when s.status <> 'draft' then 2026 end,
      case when s.status <> 'draft' then p.serial end, s.status, 'one time', '{"name": "Acme"}',
      case when s.status <> 'draft' then '2026-11-21'::date - p.serial end,
      case when s.status <> 'draft' then '2026-11-21'::date - p.serial + 30 end, p.serial * 1000, 0, p.serial * 1000,
      case s.status when 'paid' then p.serial * 1000 when 'draft' then 0 else p.serial * 100 end,
      case when s.status = 'paid' then '2026-11-21'::date - p.serial + 9 end,
      case when s.status = 'uncollected' then 'Insolvent' end
    from special_projects p,
      lateral (select (array['draft', 'invoiced', 'paid', 'uncollected', 'invoiced'])[1 + p.serial % 5] as status) s
    where p.organization_id = :org and p.serial % 2 = 1`);
  await sql(`insert into invoice_payments (organization_id, invoice_id, paid_on, amount)
    select :org, id, issue_date + 5 + n, amount_paid / 2 from invoices, generate_series(1, 2) n
    where organization_id = :org and amount_paid > 0`);
};

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies({}, { now }));
  await seedProjects();
  await seedPeopleAndCosts();
  await seedInvoices();
});
afterAll(() => app.close());

const dashboard = async (who: Who, query: object = {}) => {
  const answer = await (await as(who)).call(projectFigureEndpoints.getProjectDashboard, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const rowsOf = async (who: Who, { of, filters }: FigureList, narrowed: object): Promise<number> => {
  const query = { ...narrowed, ...filters, total: 'exact' } as object;
  const client = await as(who);
  const answer =
    of === 'projects'
      ? await client.call(projectListEndpoints.listSpecialProjects, { query })
      : await client.call(invoiceListEndpoints.listInvoices, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.total;
};

const narrowings: readonly [string, Who, () => object][] = [
  ['everything', 'admin', () => ({})],
  ['a month', 'admin', () => ({ range: 'last_month' })],
  ['one site', 'admin', () => ({ job_id: acme.inScope.jobId })],
  ['one building', 'admin', () => ({ building_id: acme.inScope.buildingId })],
  ['one scheduler', 'admin', () => ({ scheduler_id: acme.users.scheduler })],
  ['one client', 'admin', () => ({ client_id: acme.clientId })],
  ['a person who sees some sites', 'area-manager', () => ({})],
  ['a person who sees what is active', 'supervisor', () => ({})],
];

describe('the dashboard of special projects', () => {
  it.each(narrowings)('opens as many rows as each figure counts, for %s', async (_words, who, narrowing) => {
    const asked = narrowing();
    const { range: _range, ...narrowed } = asked as { range?: string };
    const { kpis, range, today } = await dashboard(who, asked);
    const figures = Object.entries(kpis).map(([key, { of }]) => ({
      what: key,
      count: of,
      list: figureList(key as FigureKey, range, today),
    }));
    expect(figures.length).toBeGreaterThan(4);
    await expectListsOf(figures, ({ list }) => rowsOf(who, list, narrowed));
  });

  it.each(narrowings)(
    'opens as many rows as each point of a chart counts, for %s',
    async (_words, who, narrowing) => {
      const asked = narrowing();
      const { range: _range, ...narrowed } = asked as { range?: string };
      const { charts, range } = await dashboard(who, asked);
      const points = [
        ...charts.statuses.map((one) => ({ what: one.key, ...one, list: pointLists.status(one) })),
        ...charts.types.map((one) => ({ what: one.key, ...one, list: pointLists.type(one, range) })),
        ...charts.schedulers.map((one) => ({
          what: one.name,
          ...one,
          list: pointLists.scheduler(one, range),
        })),
        ...charts.clients.map((one) => ({ what: one.name, ...one, list: pointLists.client(one, range) })),
        ...charts.scheduled.map((one) => ({ what: one.from, ...one, list: pointLists.scheduled(one) })),
        ...charts.completed.map((one) => ({ what: one.from, ...one, list: pointLists.completed(one) })),
        ...(charts.invoiced ?? []).map((one) => ({ what: one.from, ...one, list: pointLists.invoiced(one) })),
        ...(charts.ages ?? []).map((one) => ({ what: one.key, ...one, list: pointLists.age(one) })),
      ];
      expect(points.length).toBeGreaterThan(5);
      await expectListsOf(points, ({ list }) => rowsOf(who, list, narrowed));
    },
  );

  it('counts something in every figure that the seed has, so that nothing is equal by being empty', async () => {
    const { kpis } = await dashboard('admin');
    for (const [key, { of, value }] of Object.entries(kpis)) {
      expect([key, of > 0, value !== null], key).toEqual([key, true, true]);
    }
  });

  it('has sums of projects for people who see prices, and of invoices for those who see invoices', async () => {
    const keysOf = async (who: Who) => Object.keys((await dashboard(who)).kpis) as FigureKey[];
    const manager = await keysOf('manager');
    expect(manager.some((key) => priceKeys.includes(key))).toBe(true);
    expect(manager.some((key) => invoiceKeys.includes(key))).toBe(false);
    const { kpis, charts } = await dashboard('supervisor');
    expect(Object.keys(kpis).sort()).toEqual([
      'conversion',
      'created',
      'days_to_approval',
      'days_to_service',
      'on_time',
      'scheduled_month',
    ]);
    expect([charts.invoiced, charts.ages]).toEqual([null, null]);
    const points = [...charts.statuses, ...charts.types, ...charts.schedulers, ...charts.clients];
    expect(points.length).toBeGreaterThan(0);
    for (const { value } of [...points, ...charts.scheduled, ...charts.completed]) expect(value).toBeNull();
  });

  it('is for people with its flag, and says what is wrong with a range', async () => {
    const porter = await acme.signIn('day-porter');
    expect((await porter.call(projectFigureEndpoints.getProjectDashboard)).status).toBe(403);
    const wrong = await (await as('admin')).call(projectFigureEndpoints.getProjectDashboard, {
      query: { range: 'custom', from: '2026-11-02', to: '2026-11-01' },
    });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['to']]);
    const bad = { range: 'ever', client_id: 0 };
    const unknown = await (await as('admin')).send(projectFigureEndpoints.getProjectDashboard, {
      query: bad,
    });
    expect(Object.keys(unknown.errors).sort()).toEqual(['client_id', 'range']);
  });

  it('counts nothing of another company', async () => {
    const stranger = await rival.signIn('admin');
    const { payload } = await stranger.call(projectFigureEndpoints.getProjectDashboard);
    expect(Object.values(payload.kpis).every(({ of }) => of === 0)).toBe(true);
    expect(payload.kpis.on_time?.value).toBeNull();
    expect(payload.kpis.dso?.value).toBeNull();
  });
});
