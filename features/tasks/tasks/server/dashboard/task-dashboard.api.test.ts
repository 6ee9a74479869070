import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import { expectListsOf } from '../../../../../tests/api/harness/expect-lists-of.ts';
import {
  type Company,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { signInOnce } from '../../../../../tests/api/harness/sign-in-once.ts';
import {
  barLists,
  figureKeys,
  figureList,
  type TaskListFilters,
  taskDashboardEndpoints,
  taskEndpoints,
} from '../../contract/index.ts';
import { countTaskDays } from './count-task-days.ts';

const now = '2026-11-21T18:00:00Z';

let app: TestApp;
let acme: Company;
let rival: Company;
const as = signInOnce(() => acme);

const inCompany = (company: Company, text: string) =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({ text: text.replaceAll(':org', String(company.organizationId)), row: z.custom<object>() }),
  );

/** 160 tasks of seven months at both sites, in every state, some of the same moment as a midnight in Denver. */
const seedTasks = (company: Company) => {
  const { inScope, outOfScope, users } = company;
  return inCompany(
    company,
    `with made as (
      insert into tasks (organization_id, number, title, description, job_id, building_id, type, source, priority_level,
        status, created_at, started_at, due_at, completed_at, cancelled_at, hold_seconds, reopened_count, area_type_id,
        building_common_area_id)
      select :org, 5000 + n, 'T' || n, 'D',
        case when n % 3 = 0 then ${outOfScope.jobId} else ${inScope.jobId} end,
        case when n % 3 = 0 then ${outOfScope.buildingId} else ${inScope.buildingId} end,
        (array['deficiency', 'request', 'reminder', 'service'])[1 + n % 4],
        (array['task', 'inspection', 'prism'])[1 + n % 3], (array['low', 'medium', 'high'])[1 + n / 2 % 3], s.status,
        made, case when n % 4 <> 0 and s.status <> 'open' then made + interval '5 hours' end,
        case when n % 6 <> 0 then made + interval '3 days' end,
        case when s.status in ('closed', 'completed') then ended end, case when s.status = 'cancelled' then ended end,
        case when n % 10 = 0 then 3600 else 0 end, case when n % 8 = 1 then 1 else 0 end,
        case when n % 5 = 1 then y.ids[1 + n % 2] end, case when n % 5 = 2 then a.ids[1] end
      from generate_series(0, 159) n,
        lateral (select (array['open', 'closed', 'closed', 'in_progress', 'cancelled', 'completed', 'scheduled',
          'closed', 'on_hold'])[1 + n % 9] as status,
          case when n % 7 = 0 then ('2026-11-21'::date - n)::timestamp at time zone 'America/Denver'
            else timestamptz '${now}' - n * interval '31 hours' end as made) s,
        lateral (select least(timestamptz '${now}', made + (n % 9) * interval '17 hours') as ended) e,
        lateral (select array_agg(id order by id) as ids from common_area_types where organization_id = :org) y,
        lateral (select array_agg(id order by id) as ids from common_areas where organization_id = :org) a
      returning id, number)
    insert into task_assignees (organization_id, task_id, user_id)
    select :org, id, u from made cross join lateral (values (${users.supervisor}), (${users['day-porter']})) p (u)
    where number % 4 = 0 or number % 4 = 1 and u = ${users.supervisor}`,
  );
};

/** Every third of the tasks comes from one series. */
const seedSeries = ({ inScope, ...company }: Company) =>
  inCompany(
    { inScope, ...company },
    `with made as (
      insert into task_series (organization_id, title, description, job_id, building_id, type, rule)
      values (:org, 'S', 'D', ${inScope.jobId}, ${inScope.buildingId}, 'service',
        '{"freq": "day", "every": 1, "start_on": "2026-01-01"}') returning id)
    update tasks t set series_id = made.id, occurrence_date = date '2026-01-01' + t.number, scheduled_on = t.created_at::date
    from made where t.organization_id = :org and t.number % 3 = 0`,
  );

const seedPlaces = async (company: Company): Promise<void> => {
  await inCompany(
    company,
    `insert into common_area_types (organization_id, key, name) values (:org, 'test-spa', 'Spa'), (:org, 'test-gym', 'Gym')`,
  );
  await inCompany(
    company,
    `insert into common_areas (organization_id, building_id, type_id, name)
     select :org, ${company.inScope.buildingId}, min(id), 'Main lobby' from common_area_types where organization_id = :org`,
  );
};

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  await seedPlaces(acme);
  await seedTasks(acme);
  await seedSeries(acme);
  await inCompany(
    acme,
    `delete from visible_jobs where organization_id = :org and user_id = ${acme.users['area-manager']}`,
  );
  for (const who of ['manager', 'supervisor', 'area-manager'] as const) await as(who);
  app.setNow(now);
});
afterAll(() => app.close());

type Query = Record<string, unknown>;

const dashboard = async (who: Who, query: Query = {}) => {
  const answer = await (await as(who)).send(taskDashboardEndpoints.getTaskDashboard, { query });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const rowsOf = async (who: Who, filters: TaskListFilters): Promise<number> => {
  const answer = await (await as(who)).send(taskEndpoints.listTasks, {
    query: { ...filters, per_page: 1 },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload.total;
};

type Opened = { what: string; count: number; list: TaskListFilters };

/** Everything on the dashboard that can be pressed, with the number it shows. */
const openable = ({ kpis, charts, range }: Awaited<ReturnType<typeof dashboard>>): Opened[] => [
  ...figureKeys.map((key) => ({ what: key, count: kpis[key].of, list: figureList(key, range) })),
  ...charts.weeks.flatMap((week) => [
    { what: `created ${week.from}`, count: week.created, list: barLists.created(week) },
    { what: `done ${week.from}`, count: week.done, list: barLists.done(week) },
  ]),
  ...charts.status.map((bar) => ({ what: bar.key, count: bar.count, list: barLists.status(bar) })),
  ...charts.type.map((bar) => ({ what: bar.key, count: bar.count, list: barLists.type(bar) })),
  ...charts.source.map((bar) => ({ what: bar.key, count: bar.count, list: barLists.source(bar) })),
  ...charts.priority.map((bar) => ({ what: bar.key, count: bar.count, list: barLists.priority(bar) })),
  ...charts.age.map((bar) => ({ what: `age ${bar.days}`, count: bar.count, list: barLists.age(bar) })),
  ...charts.assignee.map((bar) => ({ what: `of ${bar.id}`, count: bar.count, list: barLists.assignee(bar) })),
  ...charts.building.map((bar) => ({ what: `at ${bar.id}`, count: bar.count, list: barLists.building(bar) })),
  ...charts.issues.map((bar) => ({ what: bar.name, count: bar.count, list: barLists.issues(bar, range) })),
];

const expectEqualLists = async (who: Who, query: Query): Promise<void> => {
  const { range: _range, from: _from, to: _to, ...narrowed } = query;
  const parts = openable(await dashboard(who, query));
  await expectListsOf(parts, ({ list }) => rowsOf(who, { ...list, ...narrowed }));
};

describe.each(['from the tasks', 'rolled up'] as const)(
  'every number opens a list of as many tasks, %s',
  (how) => {
    beforeAll(async () => {
      if (how === 'rolled up') await countTaskDays(app.database.withTenant, acme.organizationId);
    });

    it.each(['manager', 'supervisor', 'area-manager'] as const)('for a %s', async (who) => {
      await expectEqualLists(who, {});
      await expectEqualLists(who, { range: 'past_6_months' });
    });

    it('however narrowed', async () => {
      const { jobId, buildingId } = acme.outOfScope;
      await expectEqualLists('manager', { job_id: jobId, range: 'last_month' });
      await expectEqualLists('manager', { building_id: buildingId, client_id: acme.clientId });
      await expectEqualLists('manager', { assignee_id: acme.users.supervisor });
      await expectEqualLists('supervisor', { job_id: jobId });
      await expectEqualLists('manager', { range: 'custom', from: '2026-10-30', to: '2026-11-05' });
    });
  },
);

describe('what is counted', () => {
  it('differs by what people see, and is nothing for who sees no job', async () => {
    const [all, some, none] = await Promise.all([
      dashboard('manager'),
      dashboard('supervisor'),
      dashboard('area-manager'),
    ]);
    expect(all.kpis.open.value).toBeGreaterThan(some.kpis.open.value ?? 0);
    expect(some.kpis.done.value).toBeGreaterThan(0);
    expect(all.charts.issues.length).toBeGreaterThan(1);
    expect(none.kpis.created).toMatchObject({ value: 0, previous: 0, delta: null, of: 0 });
    expect(none.kpis.on_time_rate.value).toBeNull();
    expect(none.kpis.hours_to_close.value).toBeNull();
    expect(none.charts.building).toEqual([]);
  });

  it('says which days it is about, and which before', async () => {
    const { range, previous } = await dashboard('manager');
    expect(range).toEqual({ from: '2026-08-22', to: '2026-11-21' });
    expect(previous).toEqual({ from: '2026-05-22', to: '2026-08-21' });
  });

  it('has an area stand for everything below it', async () => {
    const [region] = (await inCompany(
      acme,
      `insert into areas (organization_id, name) values (:org, 'West') returning id`,
    )) as [{ id: number }];
    const [area] = (await inCompany(
      acme,
      `insert into areas (organization_id, name, parent_area_id)
      values (:org, 'Denver', ${region.id}) returning id`,
    )) as [{ id: number }];
    await inCompany(acme, `update buildings set area_id = ${area.id} where id = ${acme.inScope.buildingId}`);
    const open = (await dashboard('manager', { building_id: acme.inScope.buildingId })).kpis.open.value;
    expect((await dashboard('manager', { area_id: region.id })).kpis.open.value).toBe(open);
    expect((await dashboard('manager', { area_id: area.id })).kpis.open.value).toBe(open);
    await expectEqualLists('manager', { area_id: region.id });
  });

  it('is never of another company', async () => {
    const admin = await rival.signIn('admin');
    const answer = await admin.call(taskDashboardEndpoints.getTaskDashboard, {
      query: { range: 'past_6_months', job_id: acme.inScope.jobId },
    });
    expect(answer.payload.kpis.open.value).toBe(0);
    expect(answer.text).not.toContain(acme.canary);
  });
});

describe('what is refused', () => {
  const ask = async (who: Who, query: object) =>
    (await as(who)).send(taskDashboardEndpoints.getTaskDashboard, { query: query });

  it.each([
    [{ range: 'custom' }, ['from', 'to']],
    [{ range: 'custom', from: '2026-01-01' }, ['to']],
    [{ range: 'custom', from: '2026-02-01', to: '2026-01-01' }, ['to']],
    [{ range: 'custom', from: '2025-01-01', to: '2026-01-02' }, ['to']],
    [{ range: 'custom', from: '1900-01-01', to: '1900-01-02' }, ['from']],
    [{ range: 'for ever', job_id: -1, surprise: 1 }, ['job_id', 'range', 'surprise']],
  ])('%o', async (query, fields) => {
    const answer = await ask('manager', query);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(fields);
  });

  it('takes 366 days', async () => {
    expect((await ask('manager', { range: 'custom', from: '2025-01-01', to: '2026-01-01' })).status).toBe(
      200,
    );
  });

  it('needs the flag', async () => {
    expect((await ask('nobody', {})).status).toBe(403);
  });
});
