import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actionLogListEndpoints, toFinalize as openLogs } from '#features/nights/action-logs/contract';
import {
  toFinalize as openReports,
  reportDashboardEndpoints,
  reportListEndpoints,
} from '#features/nights/daily-reports/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { jobEndpoints } from '#features/sites/jobs/contract';
import {
  taskDashboardEndpoints,
  taskEndpoints,
  type WorkNow,
  type WorkNowKey,
  workNowKeys,
  workNowList,
} from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
  transitionTask,
  type Who,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { dashboardEndpoints } from '../contract/index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const ask = async (who: Who) =>
  (await (await acme.signIn(who)).call(dashboardEndpoints.getPersonalDashboard)).payload;

it('shows nothing of what a person may not use', async () => {
  expect(await ask('nobody')).toEqual({ kpis: {}, charts: {}, setup: [] });
});

it('shows what waits for a person, and what happened around the jobs', async () => {
  const manager = await acme.signIn('manager');
  const mine = await addTask(manager, acme.inScope, { assignee_user_ids: [acme.users.supervisor] });
  const { kpis, charts } = await ask('supervisor');
  expect(kpis.my_open_tasks?.value).toBe(1);
  expect(charts.next_tasks?.map(({ id }) => id)).toEqual([mine.id]);
  expect(charts.activities?.[0]).toMatchObject({
    changes: [{ action: 'task.created' }],
    task: { id: mine.id },
  });
});

it('tells of a task once, however much was done to it', async () => {
  const manager = await acme.signIn('manager');
  const { id } = await addTask(manager, acme.inScope);
  for (const transition of ['begin', 'close', 'reopen'] as const) {
    await transitionTask(manager, id, transition, { note: 'As agreed' });
  }
  const { charts } = await ask('supervisor');
  const [first, ...others] = charts.activities ?? [];
  expect(first?.task.id).toBe(id);
  expect(first?.changes.map(({ to }) => to)).toEqual(['open', 'closed', 'in_progress', 'open']);
  expect(others.filter(({ task }) => task.id === id)).toEqual([]);
});

it('keeps the company’s work from people who see some jobs only', async () => {
  expect((await ask('supervisor')).company).toBeUndefined();
  expect((await ask('area-manager')).company).toBeUndefined();
  expect((await ask('viewer')).company).toBeUndefined();
  expect((await ask('manager')).company).toBeDefined();
});

const totalOf = async (client: Client, key: WorkNowKey, company: WorkNow): Promise<number> => {
  const query = { ...workNowList(key, company), total: 'exact' as const };
  return (await client.call(taskEndpoints.listTasks, { query })).payload.total;
};

it('counts as many as the lists that the numbers open, and names the sites most behind', async () => {
  const manager = await acme.signIn('manager');
  const { organizationId, inScope, outOfScope } = acme;
  await app.database.withTenant(systemScope(organizationId), (tenant) =>
    tenant.query({
      text: `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id,
          due_at, completed_at)
        select $1, 7000 + n, 'T', 'D', 'request',
          (array['open', 'on_hold', 'closed', 'scheduled', 'cancelled'])[1 + n % 5],
          case when n % 4 = 0 then $4::int else $2::int end, case when n % 4 = 0 then $5::int else $3::int end,
          $6::timestamptz + (n % 11 - 5) * interval '9 hours',
          case when n % 5 = 2 then $6::timestamptz - (n % 7) * interval '7 hours' end
        from generate_series(1, 120) n`,
      values: [
        organizationId,
        inScope.jobId,
        inScope.buildingId,
        outOfScope.jobId,
        outOfScope.buildingId,
        new Date().toISOString(),
      ],
      row: z.unknown(),
    }),
  );
  const { company } = await ask('manager');
  if (!company) throw new Error('no company');
  for (const key of workNowKeys) {
    expect(company[key], key).toBeGreaterThan(0);
    expect({ key, count: company[key] }).toEqual({ key, count: await totalOf(manager, key, company) });
  }
  expect(company.behind.map(({ job_id }) => job_id)).toEqual([inScope.jobId, outOfScope.jobId]);
  const late = company.behind.reduce((sum, { past_due }) => sum + past_due, 0);
  expect(late).toBe(company.past_due);
  const dashboard = await manager.call(taskDashboardEndpoints.getTaskDashboard);
  expect(dashboard.payload.kpis.open.value).toBe(company.open);
  expect(dashboard.payload.kpis.past_due.value).toBe(company.past_due);
});

describe('what nights and days left behind', () => {
  const seed = async () => {
    const { organizationId: org, inScope, outOfScope, users } = acme;
    await sqlAs(
      app,
      acme,
      `insert into service_days (organization_id, work, day, job_id, building_id)
       values (${org}, 'nightly_report', '2027-05-04', ${inScope.jobId}, ${inScope.buildingId}),
         (${org}, 'nightly_report', '2027-05-04', ${outOfScope.jobId}, ${outOfScope.buildingId}),
         (${org}, 'nightly_report', '2027-05-05', ${outOfScope.jobId}, ${outOfScope.buildingId})`,
    );
    await sqlAs(
      app,
      acme,
      `insert into daily_reports (organization_id, number, status, type, job_id, building_id, report_date, started_at,
         finalized_at)
       select ${org}, 100 + n, case n when 2 then 'finalized' when 1 then 'pending' else 'new' end, 'night_cleaning',
         case when n = 3 then ${outOfScope.jobId} else ${inScope.jobId} end,
         case when n = 3 then ${outOfScope.buildingId} else ${inScope.buildingId} end, date '2027-05-04' - n * 40, now(),
         case n when 2 then now() end
       from generate_series(0, 3) n`,
    );
    await sqlAs(
      app,
      acme,
      `insert into action_logs (organization_id, status, job_id, building_id, log_date, porter_id)
       select ${org}, 'pending', ${inScope.jobId}, ${inScope.buildingId}, date '2027-05-04' - n,
         case when n = 2 then ${users.admin} else ${users['day-porter']} end from generate_series(0, 2) n`,
    );
  };
  const kpisOf = async (who: Who) => (await ask(who)).kpis;

  it('is counted as their lists are', async () => {
    app.setNow('2027-05-05T16:00:00Z');
    await seed();
    const manager = await acme.signIn('manager');
    const kpis = await kpisOf('manager');
    const reports = await manager.call(reportListEndpoints.listDailyReports, { query: openReports });
    const logs = await manager.call(actionLogListEndpoints.listActionLogs, { query: openLogs });
    const night = { range: 'custom', from: '2027-05-04', to: '2027-05-04' } as const;
    const figures = await manager.call(reportDashboardEndpoints.getReportDashboard, { query: night });
    expect(kpis.reports_to_finalize?.value).toBe(3);
    expect(reports.payload.total).toBe(3);
    expect(kpis.logs_to_finalize).toMatchObject({ value: 3, mine: false });
    expect(logs.payload.total).toBe(3);
    expect(kpis.missing_last_night).toMatchObject({ value: 2, night: '2027-05-04' });
    expect(figures.payload.missing?.count).toBe(2);
  });

  it('is of the sites that people see, and of what they may do', async () => {
    app.setNow('2027-05-05T16:00:00Z');
    expect((await kpisOf('supervisor')).reports_to_finalize?.value).toBe(2);
    expect((await kpisOf('supervisor')).missing_last_night?.value).toBe(1);
    const porter = await kpisOf('day-porter');
    expect(porter.reports_to_finalize).toBeUndefined();
    expect(porter.logs_to_finalize?.value).toBe(porter.logs_to_finalize?.mine ? 2 : 3);
    expect((await kpisOf('csr')).logs_to_finalize).toBeUndefined();
    const viewer = await kpisOf('viewer');
    expect([viewer.reports_to_finalize, viewer.logs_to_finalize]).toEqual([undefined, undefined]);
  });

  it('misses nothing before nine in the morning', async () => {
    app.setNow('2027-05-05T12:00:00Z');
    expect((await kpisOf('manager')).missing_last_night?.value).toBe(0);
    app.setNow(null);
  });
});

describe('the first steps of a company', () => {
  const fresh = async () => {
    const company = await seedCompany(app, `fresh-${Math.random().toString(36).slice(2, 8)}`);
    const setupOf = async (who: Who) => {
      const client = await company.signIn(who);
      const { setup } = (await client.call(dashboardEndpoints.getPersonalDashboard)).payload;
      return Object.fromEntries(setup.map(({ step, count }) => [step, count]));
    };
    const stateOf = async (who: Who) => {
      const client = await company.signIn(who);
      return (await client.call(dashboardEndpoints.getPersonalDashboard)).payload.setup_state;
    };
    return { company, setupOf, stateOf };
  };

  it('are what its data lack, for who may do them, each with its sites', async () => {
    const { company, setupOf } = await fresh();
    const admin = await company.signIn('admin');
    const before = await setupOf('admin');
    expect(before).toMatchObject({ company: 0, logo: 0, task: 0, start: 2 });
    expect(before).not.toHaveProperty('clients');
    expect(before).not.toHaveProperty('sites');
    expect(await setupOf('supervisor')).toEqual({});
    for (const [step, value] of [
      ['service', 1],
      ['contract', 4],
      ['start', 5],
    ] as const) {
      const query = { criteria: [`lacks:${value}`] };
      const { payload } = await admin.call(jobEndpoints.listJobs, { query });
      expect(payload.rows.length, step).toBe(before[step] ?? 0);
    }
    await addTask(await company.signIn('manager'), company.inScope);
    await sqlAs(app, company, `update jobs set service_start_date = '2026-01-05' where id = $1`, [
      company.inScope.jobId,
    ]);
    const after = await setupOf('admin');
    expect(after).not.toHaveProperty('task');
    expect(after.start).toBe(1);
  });

  it('ask for a test of mail until the mail server has accepted one', async () => {
    const { company, setupOf } = await fresh();
    const test = (outcome: string) =>
      sqlAs(
        app,
        company,
        `insert into mail_tests (organization_id, sent_to, outcome, reply, tested_at, tested_by)
          values ($1, 'ana@example.com', $2, '', now(), $3)
          on conflict (organization_id) do update set outcome = excluded.outcome`,
        [company.organizationId, outcome, company.users.admin],
      );
    expect(await setupOf('admin')).toHaveProperty('mail', 0);
    await test('refused');
    expect(await setupOf('admin')).toHaveProperty('mail', 0);
    await test('accepted');
    expect(await setupOf('admin')).not.toHaveProperty('mail');
  });

  it('count a duty that only a person who left holds as lacking', async () => {
    const { company, setupOf } = await fresh();
    const { jobId } = company.inScope;
    await app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
      const id = await createAssignment(tenant, null, { name: 'Supervisor', role_key: 'supervisor' });
      await assignUsers(tenant, id, [{ userId: company.users.supervisor, jobId }]);
    });
    const held = await setupOf('admin');
    await sqlAs(app, company, `update memberships set status = 'deactivated' where user_id = $1`, [
      company.users.supervisor,
    ]);
    expect((await setupOf('admin')).duty).toBe((held.duty ?? 0) + 1);
  });

  it('are shown while a company is new, until somebody hides them or brings them back', async () => {
    const { company, setupOf, stateOf } = await fresh();
    expect(await stateOf('admin')).toBeUndefined();
    const admin = await company.signIn('admin');
    const show = (shown: boolean, who = admin) => who.call(dashboardEndpoints.showSetup, { body: { shown } });
    expect((await show(false)).payload).toEqual({ shown: false });
    expect([await setupOf('admin'), await stateOf('admin')]).toEqual([{}, 'hidden']);
    expect(await stateOf('manager')).toBeUndefined();
    await sqlAs(
      app,
      company,
      `update organizations set created_at = now() - interval '61 days' where id = $1`,
      [company.organizationId],
    );
    await show(true);
    expect(await setupOf('admin')).toHaveProperty('company');
    expect(await stateOf('admin')).toBe('asked');
    await sqlAs(app, company, `update organizations set settings = settings - 'setup_shown' where id = $1`, [
      company.organizationId,
    ]);
    expect([await setupOf('admin'), await stateOf('admin')]).toEqual([{}, 'hidden']);
    expect((await show(true, await company.signIn('supervisor'))).status).toBe(403);
    const wrong = await admin.raw('PUT', '/api/v1/dashboards/setup', { shown: 'yes' });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['shown']]);
  });
});
