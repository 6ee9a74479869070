import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { taskEndpoints } from '../../contract/index.ts';

/** At night where the company is: a mail waits until the morning. */
const [night, morning] = ['06', '18'].map((hour) => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  return `${tomorrow.toISOString().slice(0, 10)}T${hour}:00:00Z`;
}) as [string, string];

let sink: MailSink;
let app: TestApp;
let acme: Company;
let manager: Client;
let porter: Client;

beforeAll(async () => {
  sink = await openMailSink();
  app = await startApp({ SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' });
  acme = await seedCompany(app, 'acme');
  manager = await acme.signIn('manager');
  porter = await acme.signIn('day-porter');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** What the porter sees from now on. */
const seesOnly = async (...jobs: number[]): Promise<void> => {
  const person = [acme.organizationId, acme.users['day-porter']];
  await sqlAs(app, acme, 'delete from visible_jobs where organization_id = $1 and user_id = $2', person);
  await sqlAs(
    app,
    acme,
    `insert into visible_jobs select $1, $2, id, client_id, 'access' from jobs
      where organization_id = $1 and id = any($3::int[])`,
    [...person, jobs],
  );
};

const bell = async () =>
  (await porter.call(notificationEndpoints.listNotifications, { query: { unread: true } })).payload;

const subjects = async (): Promise<(string | undefined)[]> => {
  app.setNow(morning);
  await runWork(app, 'mail');
  return sink.received
    .filter((mail) => mail.to?.[0]?.address?.startsWith('day-porter'))
    .map(({ subject }) => subject);
};

let ids: [number, number];

beforeEach(async () => {
  await seesOnly(acme.inScope.jobId, acme.outOfScope.jobId);
  app.setNow(night);
  ids = [(await addTask(manager, acme.inScope)).id, (await addTask(manager, acme.outOfScope)).id];
  await runWork(app, 'notifications');
  await manager.call(taskEndpoints.changeTasks, {
    body: { ids, change: { action: 'assign', assignee_user_ids: [acme.users['day-porter']] } },
  });
  await manager.call(taskEndpoints.changeTasks, {
    body: { ids, change: { action: 'cancel', note: 'The client left' } },
  });
  await runWork(app, 'notifications');
  sink.received.length = 0;
});

it('bell and mail count what is still in sight, and lead there', async () => {
  expect((await bell()).rows.map(({ title }) => title)).toEqual([
    '2 tasks cancelled',
    '2 tasks assigned to you',
  ]);
  await seesOnly(acme.inScope.jobId);
  const link = `/tasks?view=list&ids=${ids[0]}`;
  expect(await bell()).toMatchObject({
    unread: 2,
    rows: [
      { title: '1 task cancelled', link },
      { title: '1 task assigned to you', link },
    ],
  });
  expect(await subjects()).toEqual([expect.stringContaining('What came in overnight')]);
  const text = sink.received.find(({ to }) => to?.[0]?.address?.startsWith('day-porter'))?.text ?? '';
  for (const title of ['1 task assigned to you', '1 task cancelled']) expect(text).toContain(title);
  expect(text).not.toContain(ids.join());
  expect(text).toContain(link);
  expect(text).not.toContain('2 tasks');
});

it('what is out of sight altogether is told by neither', async () => {
  await seesOnly();
  expect(await bell()).toEqual({ rows: [], more: false, unread: 0 });
  expect(await subjects()).toEqual([]);
});

it('all of it is told to whoever sees all jobs', async () => {
  const admin = await acme.signIn('admin');
  await manager.call(taskEndpoints.changeTasks, {
    body: { ids, change: { action: 'assign', assignee_user_ids: [] } },
  });
  const open = [(await addTask(manager, acme.inScope)).id, (await addTask(manager, acme.outOfScope)).id];
  await manager.call(taskEndpoints.changeTasks, {
    body: { ids: open, change: { action: 'assign', assignee_user_ids: [acme.users.admin] } },
  });
  await runWork(app, 'notifications');
  const { rows } = (await admin.call(notificationEndpoints.listNotifications)).payload;
  expect(rows[0]).toMatchObject({
    title: '2 tasks assigned to you',
    link: `/tasks?view=list&ids=${open.join()}`,
  });
});
