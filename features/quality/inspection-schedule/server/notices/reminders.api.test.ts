import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dueEndpoints as dateEndpoints } from '#features/quality/inspections/contract';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { systemScope } from '#platform/server/http/person';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
  type Who,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { planEndpoints } from '../../contract/index.ts';
import { publishReminders } from './publish-reminders.ts';

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  manager: 'assistant-manager',
  supervisor: 'supervisor',
  csr: 'csr',
  viewer: 'director-client-development',
};

/** Nine in the morning in Denver, where the company is. */
const morning = (date: string): string => `${date}T16:00:00Z`;

let sink: MailSink;
let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: morning('2027-01-10') },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  admin = await acme.signIn('admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** Due on the 1st of March: 30 days after the 30th of January. */
beforeEach(async () => {
  await sqlAs(app, acme, `delete from inspection_reminders`);
  await sqlAs(app, acme, `delete from planned_inspections`);
  await sqlAs(app, acme, `delete from inspection_due_dates`);
  await sqlAs(app, acme, `update jobs set inspection_frequency_days = 0`);
  await sqlAs(
    app,
    acme,
    `update jobs set inspection_frequency_days = 30, service_start_date = '2027-01-30' where id = $1`,
    [acme.inScope.jobId],
  );
});

const publish = (moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    publishReminders(app.wiring, tenant, new Date(moment)),
  );

const send = async (): Promise<string[]> => {
  sink.received.length = 0;
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

/** Does the periodic work at this moment and returns who got mail. */
const roundAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  await publish(moment);
  return send();
};

const recipients = ['area-manager', 'manager'];

const plan = (planned_on: string) =>
  admin.call(planEndpoints.planInspection, {
    body: { job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId, user_id: null, planned_on },
  });

const moveDay = async (due_on: string, seen_due_on: string) => {
  const { status } = await admin.call(dateEndpoints.changeInspectionDue, {
    params: { id: acme.inScope.jobId },
    body: { due_on, seen_due_on, reason: 'The client is closed' },
  });
  expect(status).toBe(200);
};

it('reminds area manager and assistant 3 days before and each week after, once each', async () => {
  expect(await roundAt(morning('2027-02-25'))).toEqual([]);
  expect(await roundAt(morning('2027-02-26'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toContain('Inspection due in 3 days: J-1');
  expect(sink.received[0]?.text).toContain('03/01/2027');
  expect(sink.received[0]?.text).toContain(`/quality/inspections/due/${acme.inScope.jobId}`);
  for (const day of ['2027-02-27', '2027-03-01']) expect(await roundAt(morning(day))).toEqual([]);
  expect(await roundAt(morning('2027-03-02'))).toEqual(recipients);
  expect(sink.received[0]?.subject).toContain('Inspection past due: J-1');
  expect(await roundAt(morning('2027-03-08'))).toEqual([]);
  expect(await roundAt(morning('2027-03-09'))).toEqual(recipients);
  expect(sink.received[0]?.text).toContain('8 days');
});

it('reminds at seven in the morning at the building, not before', async () => {
  expect(await roundAt('2027-02-26T13:59:00Z')).toEqual([]);
  expect(await roundAt('2027-02-26T14:00:00Z')).toEqual(recipients);
});

it('reminds once although several processes do the round at once', async () => {
  const moment = morning('2027-02-26');
  app.setNow(moment);
  const counts = await Promise.all([1, 2, 3, 4].map(() => publish(moment)));
  expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await send()).toEqual(recipients);
});

it('is silent where somebody has planned it, and about a day that was moved', async () => {
  app.setNow(morning('2027-02-26'));
  const made = (await plan('2027-03-05')).payload;
  expect(await roundAt(morning('2027-02-26'))).toEqual([]);
  expect(await roundAt(morning('2027-03-02'))).toEqual([]);
  // The planned day has passed without an inspection.
  expect(await roundAt(morning('2027-03-06'))).toEqual(recipients);
  await admin.call(planEndpoints.dropPlannedInspection, {
    params: { id: made.id },
    query: { updated_at: made.updated_at },
  });
  app.setNow(morning('2027-03-07'));
  await moveDay('2027-03-20', '2027-03-01');
  expect(await roundAt(morning('2027-03-10'))).toEqual([]);
  expect(await roundAt(morning('2027-03-17'))).toEqual(recipients);
});

it('takes back a mail that waits for the morning, when the day is moved meanwhile', async () => {
  app.setNow(morning('2027-02-26'));
  await publish(morning('2027-02-26'));
  app.setNow('2027-02-27T05:00:00Z');
  await runWork(app, 'notifications');
  await moveDay('2027-03-25', '2027-03-01');
  app.setNow(morning('2027-02-27'));
  expect(await send()).toEqual([]);
});

it('speaks the language of the reader, and follows what people chose', async () => {
  const supervisor = await acme.signIn('supervisor');
  const choose = (client: Client, active: boolean) =>
    client.call(notificationEndpoints.setCommunicationPreference, {
      body: { id: 5, active, allBuildings: true },
    });
  await choose(supervisor, true);
  await (await acme.signIn('area-manager')).raw('PUT', '/api/v1/user/locale', { locale: 'es' });
  // This person may read only final inspections, so could not open the page.
  await choose(await acme.signIn('viewer'), true);
  await choose(await acme.signIn('manager'), false);
  expect(await roundAt(morning('2027-02-26'))).toEqual(['area-manager', 'supervisor']);
  expect(sink.received.map(({ subject }) => subject).sort()).toEqual([
    expect.stringContaining('Inspección en 3 días: J-1'),
    expect.stringContaining('Inspection due in 3 days: J-1'),
  ]);
  const { payload } = await supervisor.call(notificationEndpoints.listNotifications);
  expect(payload.rows[0]).toMatchObject({
    title: expect.stringContaining('Inspection due in 3 days'),
    link: `/quality/inspections/due/${acme.inScope.jobId}`,
  });
});
