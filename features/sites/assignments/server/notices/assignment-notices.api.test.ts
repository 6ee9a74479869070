import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertJobs } from '#features/sites/jobs/server';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { assignmentEndpoints } from '../../contract/index.ts';

const { createAssignment, endUserAssignment, planReplacement, replaceUser, setAssignmentUsers } =
  assignmentEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let role: number;

const sites = 40;

/** Three in the morning in Denver, when other mails wait. */
const night = '2026-03-10T09:00:00Z';
const tenMinutesLater = '2026-03-10T09:10:00Z';

const mails: MailMessage[] = [];
let jobs: number[];

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  app = { ...app, wiring: { ...app.wiring, mail } };
  app.setNow(night);
  manager = await acme.signIn('manager');
  const body = { name: 'Supervisor', role_key: 'supervisor', is_notifiable: true, active: true } as const;
  role = (await manager.call(createAssignment, { body })).payload.id;
  jobs = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    insertJobs(
      tenant,
      Array.from({ length: sites }, (_, n) => ({
        job_number: `N-${n}`,
        job_name: `Site ${n}`,
        client_id: acme.clientId,
        building_ids: [acme.inScope.buildingId],
      })),
    ),
  );
  const holder = { user_id: acme.users.supervisor, from_date: '2026-01-01', to_date: null };
  const add = jobs.map((job_id) => ({ job_id, ...holder }));
  await manager.call(setAssignmentUsers, { params: { id: role }, body: { add } });
  await runWork(app, 'notifications');
  for (const table of ['notifications', 'mails'])
    await sqlAs(app, acme, `delete from ${table} where organization_id = $1`, [acme.organizationId]);
});
afterAll(() => app.close());

const titleFor = async (who: 'supervisor' | 'csr', language: string): Promise<string | undefined> => {
  const client = await acme.signIn(who);
  const headers = { 'accept-language': language };
  const { payload } = await client.call(notificationEndpoints.listNotifications, { headers });
  return payload.rows[0]?.title;
};

it('forty sites that change hands are one mail each, also at night, to both people and to nobody else', async () => {
  const next = await acme.signIn('csr');
  const settings = { body: { delivery: 'weekly' as const, time_zone: null } };
  await next.call(notificationEndpoints.setCommunicationSettings, settings);
  const params = { id: acme.users.supervisor };
  const chosen = { by_user_id: acme.users.csr, from_date: '2026-03-10' };
  const { steps } = (await manager.call(planReplacement, { params, query: chosen })).payload;
  const periods = steps.map(({ id, updated_at }) => ({ id, updated_at }));
  const { payload } = await manager.call(replaceUser, { params, body: { ...chosen, periods } });
  expect(payload.changed).toBe(sites);
  await runWork(app, 'notifications');
  const waiting = await sqlAs<{ user_id: number; kind: string; due_at: string }>(
    app,
    acme,
    'select user_id, kind, due_at from mails where organization_id = $1 order by user_id',
    [acme.organizationId],
  );
  const expected = [acme.users.supervisor, acme.users.csr].toSorted((a, b) => a - b);
  expect(waiting).toEqual(expected.map((user_id) => ({ user_id, kind: 'instant', due_at: tenMinutesLater })));
  expect(await titleFor('supervisor', 'en')).toBe('40 sites are no longer assigned to you');
  expect(await titleFor('csr', 'es')).toBe('Se le asignaron 40 sitios');
});

it('assignments one after the other are one mail that names their sites, ten minutes after the first', async () => {
  await runWork(app, 'mail');
  mails.length = 0;
  const give = async (at: string, job: number | undefined) => {
    app.setNow(at);
    const holder = { user_id: acme.users['day-porter'], from_date: null, to_date: null };
    const body = { add: [{ job_id: job ?? 0, ...holder }] };
    const answer = await manager.call(setAssignmentUsers, { params: { id: role }, body });
    expect(answer.status, answer.text).toBe(200);
    await runWork(app, 'notifications');
  };
  await give('2026-03-11T16:00:00Z', jobs[1]);
  await give('2026-03-11T16:05:00Z', jobs[2]);
  await give('2026-03-11T16:09:59Z', jobs[3]);
  await give('2026-03-11T16:10:00Z', jobs[4]);
  const waiting = await sqlAs<{ due_at: string }>(
    app,
    acme,
    `select due_at from mails where organization_id = $1 and state = 'waiting' order by due_at`,
    [acme.organizationId],
  );
  expect(waiting.map(({ due_at }) => due_at)).toEqual(['2026-03-11T16:10:00Z', '2026-03-11T16:20:00Z']);
  await runWork(app, 'mail');
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['day-porter@acme.test', '3 sites assigned to you'],
    ['day-porter@acme.test', 'New site assigned to you'],
  ]);
  for (const name of ['Site 1', 'Site 2', 'Site 3']) expect(mails[0]?.text).toContain(name);
  expect(mails[0]?.text).not.toContain('Site 4');
});

it('of an assignment that ended within the ten minutes only the end is told', async () => {
  mails.length = 0;
  app.setNow('2026-03-12T16:00:00Z');
  const of = { user_id: acme.users.csr, job_id: jobs[5] ?? 0 };
  const body = { add: [{ ...of, from_date: null, to_date: null }] };
  await manager.call(setAssignmentUsers, { params: { id: role }, body });
  await manager.call(endUserAssignment, { params: { id: of.user_id, jobId: of.job_id, assignmentId: role } });
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  expect(mails.map(({ subject }) => subject)).toEqual(['A site is no longer assigned to you']);
});
