import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobService } from '#features/sites/jobs/server';
import { sum } from '#platform/contract/money';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { budgetEndpoints, budgetWriteEndpoints } from '../contract/index.ts';
import { startUpShare } from '../contract/start-up.ts';
import { budgetCents } from './figures/budget-on-day-repository.ts';

const { getBudget } = budgetEndpoints;
const { createBudget, approveBudget } = budgetWriteEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T16:00:00Z' }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

const startUp = (amount: number) =>
  ({ type: 'supply_startup', unit: 'full', period: 'month', amount }) as const;

/** The first day of each month of a budget from January 31. */
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
  (day, month) => `2027-${String(month + 1).padStart(2, '0')}-${day}`,
);

const centsOfMonths = async (id: number): Promise<number[]> => {
  const rows = await sqlAs(
    app,
    acme,
    `select ${budgetCents('d.day')}::int as cents from unnest($2::date[]) d (day)
      join budgets budget on budget.organization_id = $1 and budget.id = $3 order by d.day`,
    [acme.organizationId, days, id],
  );
  return rows.map((row) => (row as { cents: number }).cents);
};

it('of an approved budget comes over its months to what was paid', async () => {
  const serviceId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, acme.inScope.jobId, { type: 'night-cleaning', name: 'Nights' }),
  );
  const { payload: draft } = await manager.call(createBudget, {
    params: { id: acme.inScope.jobId, serviceId },
    body: {
      name: 'Carts',
      effective_from: '2027-01-31',
      burden_pct: 22,
      days_per_week: 5,
      details: [startUp(1000), startUp(0.07)],
    },
  });
  const params = { id: acme.inScope.jobId, serviceId, budgetId: draft.id };
  const shown = async () => (await manager.call(getBudget, { params })).payload;
  await manager.call(approveBudget, {
    params,
    body: { updated_at: draft.updated_at, ends_earlier_id: null },
  });

  const cents = await centsOfMonths(draft.id);
  expect(cents).toEqual(days.map((_, month) => startUpShare(100_000, month) + startUpShare(7, month)));
  expect(sum(cents)).toBe(100_007);
  expect(await shown()).toMatchObject({ status: 'approved', cost: { startup: 83.35 } });

  // What was approved with a rounded twelfth in each month stays as it was.
  await sqlAs(
    app,
    acme,
    'update budgets set startup_cents = 8334, startup_extra_months = null where organization_id = $1 and id = $2',
    [acme.organizationId, draft.id],
  );
  expect(await centsOfMonths(draft.id)).toEqual(Array(12).fill(8334));
  expect((await shown()).cost.startup).toBe(83.34);
});

it('an approved budget keeps the weeks of a month with four decimals', async () => {
  await sqlAs(
    app,
    acme,
    `update organizations set settings = settings || '{"weeks_per_month": 4.3333}' where id = $1`,
    [acme.organizationId],
  );
  const serviceId = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    createJobService(tenant, null, acme.inScope.jobId, { type: 'night-cleaning', name: 'Later' }),
  );
  const { payload: draft } = await manager.call(createBudget, {
    params: { id: acme.inScope.jobId, serviceId },
    body: {
      name: 'Weeks',
      effective_from: '2027-03-01',
      burden_pct: 0,
      days_per_week: 5,
      details: [{ type: 'supply_startup', unit: 'full', period: 'month', amount: 12 }],
    },
  });
  const params = { id: acme.inScope.jobId, serviceId, budgetId: draft.id };
  const body = { updated_at: draft.updated_at, ends_earlier_id: null };
  await manager.call(approveBudget, { params, body });
  expect((await manager.call(getBudget, { params })).payload.weeks_per_month).toBe(4.3333);
  const stored = 'select weeks_per_month, weeks_rest from budgets where id = $1';
  expect(await sqlAs(app, acme, stored, [draft.id])).toEqual([{ weeks_per_month: 433, weeks_rest: 33 }]);
});
