import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companySettingsEndpoints } from '#features/accounts/organizations/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  type Who,
  waitingWork,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { reportEndpoints } from '../../contract/index.ts';

const { startDailyReport, saveDoorChecks, updateDailyReport, finalizeDailyReport, reopenDailyReport } =
  reportEndpoints;

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  csr: 'csr',
  viewer: 'director-client-development',
  supervisor: 'supervisor',
};

/** Eleven in the evening in Denver, where the company is. */
const night = '2027-01-13T06:00:00Z';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let doors: number[];

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: night },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  [admin, supervisor] = await Promise.all([acme.signIn('admin'), acme.signIn('supervisor')]);
  await sqlAs(app, acme, 'update building_tenants set deleted_at = now()');
  const rows = await sqlAs(
    app,
    acme,
    `insert into building_tenants (organization_id, building_id, name, suite, check_doors)
     select ${acme.organizationId}, ${acme.inScope.buildingId}, 'Tenant ' || n, (400 + n)::text, true
     from generate_series(1, 3) n returning id`,
  );
  doors = (rows as { id: number }[]).map(({ id }) => id);
});
beforeEach(async () => {
  app.setNow(night);
  await sqlAs(app, acme, 'delete from daily_report_told_doors');
  await sqlAs(app, acme, 'update daily_reports set deleted_at = now()');
  await mails();
  sink.received.length = 0;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const mails = async (): Promise<string[]> => {
  sink.received.length = 0;
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

const begin = async (body: object = {}): Promise<number> => {
  const site = { job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId };
  return (await supervisor.call(startDailyReport, { body: { ...site, ...body } })).payload.id;
};

const open = { result: 'found_unlocked', note: 'Stood open, lights on' } as const;

const enterDoorCheck = (id: number, place_id: number | undefined, more: object = {}) =>
  supervisor.call(saveDoorChecks, {
    params: { id },
    body: {
      checks: [
        {
          client_uuid: randomUUID(),
          kind: 'tenant',
          place_id: place_id ?? 0,
          result: 'locked',
          checked_at: '22:50',
          device_at: app.wiring.clock.now().toISOString(),
          ...more,
        },
      ],
    },
  });

const later = (seconds: number) => app.setNow(new Date(Date.parse(night) + seconds * 1000));

it('an unlocked door is told at night, within a minute, to the team and not to who found it', async () => {
  const id = await begin();
  await enterDoorCheck(id, doors[0], open);
  const [work] = await waitingWork(app, 'notifications');
  const wait = (work?.start_after.getTime() ?? 0) - (work?.created_on.getTime() ?? 0);
  expect(wait).toBeGreaterThan(20_000);
  expect(wait).toBeLessThan(60_000);
  expect(await mails()).toEqual(['area-manager', 'csr']);
  const { subject, text } = sink.received[0] ?? {};
  expect(subject).toContain('Door found unlocked: Suite 401, Tenant 1');
  expect(text).toMatch(/10:50 PM/);
  expect(text).toContain('Stood open, lights on');
  expect(text).toContain(`/daily-reports?id=${id}&door=${doors[0]}`);
});

it('is told once in a night, however often it is checked and in whichever report', async () => {
  const id = await begin();
  await enterDoorCheck(id, doors[0], open);
  expect(await mails()).toHaveLength(2);
  later(120);
  await enterDoorCheck(id, doors[0], { ...open, note: 'Still open' });
  await enterDoorCheck(id, doors[0]);
  await enterDoorCheck(id, doors[0], open);
  await enterDoorCheck(await begin({ type: 'special' }), doors[0], open);
  expect(await mails()).toEqual([]);
  await enterDoorCheck(id, doors[1], open);
  expect(await mails()).toHaveLength(2);
});

it('is taken back when it is corrected before it is sent, and told when it is found open again', async () => {
  const id = await begin();
  await enterDoorCheck(id, doors[0], open);
  later(10);
  await enterDoorCheck(id, doors[0]);
  expect(await mails()).toEqual([]);
  later(40);
  await enterDoorCheck(id, doors[0], open);
  expect(await mails()).toHaveLength(2);
});

it('becomes one task where the company wants it, with the way to the report', async () => {
  const settings = (await admin.call(companySettingsEndpoints.getCompanySettings)).payload;
  const { name, time_zone, primary_brand_color, secondary_brand_color, public_email, public_phone } =
    settings;
  await admin.call(companySettingsEndpoints.updateOrganization, {
    body: {
      name,
      time_zone,
      primary_brand_color,
      secondary_brand_color,
      public_email,
      public_phone,
      share_link_days: settings.share_link_days,
      updated_at: settings.updated_at,
      unlocked_door_task: true,
    },
  });
  const tasks = async () =>
    (await admin.call(taskEndpoints.listTasks, { query: { q: 'unlocked', type: ['reminder'] } })).payload
      .rows;
  const before = (await tasks()).length;
  const id = await begin();
  await enterDoorCheck(id, doors[2], open);
  await enterDoorCheck(id, doors[2]);
  later(20);
  await enterDoorCheck(id, doors[2], open);
  const made = await tasks();
  expect(made).toHaveLength(before + 1);
  expect(made[0]).toMatchObject({ priority_level: 'high', title: 'Door found unlocked: 403 Tenant 3' });
  const { payload: task } = await admin.call(taskEndpoints.getTask, { params: { id: made[0]?.id ?? 0 } });
  expect(task.description).toContain(`https://cora.example.com/daily-reports?id=${id}&door=${doors[2]}`);
});

it('a final report is told with its figures when the night is over; one opened again is not', async () => {
  const id = await begin();
  for (const door of doors) await enterDoorCheck(id, door, door === doors[1] ? open : {});
  await mails();
  await supervisor.call(updateDailyReport, {
    params: { id },
    body: { general_comments: { description: 'Quiet' } },
  });
  await supervisor.call(finalizeDailyReport, { body: { id } });
  expect(await mails()).toEqual(['area-manager', 'csr']);
  expect(sink.received[0]?.subject).toContain('Nightly report finalized');
  expect(sink.received[0]?.text).toContain('3/3');
  later(60);
  await supervisor.call(reopenDailyReport, { body: { id, reason: 'One door more' } });
  await supervisor.call(finalizeDailyReport, { body: { id } });
  await runWork(app, 'notifications');
  await supervisor.call(reopenDailyReport, { body: { id, reason: 'Another door' } });
  sink.received.length = 0;
  await runWork(app, 'mail');
  expect(sink.received).toEqual([]);
});
