import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
import { actionLogEndpoints, entryEndpoints } from '../../contract/index.ts';
import { finalizeLeftLogs } from '../transitions/finalize-left-logs.ts';
import { remindOfOpenLogs } from './remind-of-open-logs.ts';

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  csr: 'csr',
  supervisor: 'supervisor',
  viewer: 'director-client-development',
};

/** Denver, where the company is, is seven hours behind; from the 14th of March on six. */
const day = '2027-03-12T20:00:00Z';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let porter: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: day },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  porter = await acme.signIn('day-porter');
});
beforeEach(async () => {
  await sqlAs(app, acme, 'delete from action_log_reminders');
  await sqlAs(app, acme, 'update action_logs set deleted_at = now()');
  await setAutomatic(false);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const setAutomatic = (on: boolean) =>
  sqlAs(app, acme, `update organizations set settings = settings || $1::jsonb`, [
    JSON.stringify({ action_log_autofinalize: on }),
  ]);

const send = async (): Promise<string[]> => {
  sink.received.length = 0;
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

const log = async (comment = 'Quiet', moment = day): Promise<number> => {
  app.setNow(moment);
  const { jobId, buildingId } = acme.inScope;
  const { id } = (
    await porter.call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId, comment } })
  ).payload;
  await porter.call(entryEndpoints.addActionLogEntry, {
    body: { report_id: id, action_type: 'trash', started_at: moment },
  });
  return id;
};

const inTenant = (work: typeof remindOfOpenLogs, moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    work(app.wiring, tenant, new Date(moment)),
  );

const remindAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  await inTenant(remindOfOpenLogs, moment);
  return send();
};

const statusOf = async (id: number) =>
  (await porter.call(actionLogEndpoints.getActionLog, { query: { id } })).payload.status;

it('a final log is told with what is in it, and not to who finalized it', async () => {
  const id = await log();
  await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id } });
  expect(await send()).toEqual(['csr', 'supervisor']);
  expect(sink.received[0]?.subject).toContain('Action log finalized:');
  expect(sink.received[0]?.text).toContain(`/action-log?id=${id}`);
});

it('the porter and the supervisor are reminded at nine on the next morning, once', async () => {
  const id = await log();
  expect(await remindAt('2027-03-13T15:59:00Z')).toEqual([]);
  expect(await remindAt('2027-03-13T16:00:00Z')).toEqual(['day-porter', 'supervisor']);
  expect(sink.received[0]?.subject).toContain('03/12/2027');
  expect(sink.received[0]?.text).toContain(`/action-log?id=${id}`);
  expect(await remindAt('2027-03-13T16:15:00Z')).toEqual([]);
});

it('nine is nine when the clocks have changed at night, and is caught up with later', async () => {
  const saturday = '2027-03-13T20:00:00Z';
  await log('Quiet', saturday);
  expect(await remindAt('2027-03-14T14:59:00Z')).toEqual([]);
  expect(await remindAt('2027-03-14T15:00:00Z')).toEqual(['day-porter', 'supervisor']);
  await log('Quiet', '2027-03-15T20:00:00Z');
  expect(await remindAt('2027-03-18T20:00:00Z')).toEqual(['day-porter', 'supervisor']);
  await log('Quiet', '2027-03-19T20:00:00Z');
  expect(await remindAt('2027-03-24T20:00:00Z')).toEqual([]);
});

it('of several processes one reminds, and nobody of what is final by then', async () => {
  const id = await log();
  const moment = '2027-03-13T17:00:00Z';
  const counts = await Promise.all([1, 2, 3].map(() => inTenant(remindOfOpenLogs, moment)));
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  app.setNow(moment);
  await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id } });
  await send();
  expect(sink.received.filter(({ subject }) => subject?.includes('not finalized'))).toEqual([]);
});

it('says nothing to those who see final logs alone', async () => {
  const viewer = await acme.signIn('viewer');
  const body = { id: 14, active: true, allBuildings: true };
  await viewer.call(notificationEndpoints.setCommunicationPreference, { body });
  await log();
  expect(await remindAt('2027-03-13T16:00:00Z')).toEqual(['day-porter', 'supervisor']);
});

it('becomes final by itself after 72 hours where the company wants it and nothing is missing', async () => {
  const whole = await log();
  const finalizeAt = (moment: string) => inTenant(finalizeLeftLogs, moment);
  // The day ended at 7:00 UTC on the 13th.
  expect(await finalizeAt('2027-03-20T00:00:00Z')).toBe(0);
  await setAutomatic(true);
  expect(await finalizeAt('2027-03-16T06:59:00Z')).toBe(0);
  expect(await finalizeAt('2027-03-16T07:00:00Z')).toBe(1);
  expect(await statusOf(whole)).toBe('finalized');
  expect(await send()).toEqual(['csr', 'supervisor']);
  expect(sink.received[0]?.text).toContain('automatically after 72 hours');
  await sqlAs(app, acme, 'update action_logs set deleted_at = now()');
  const silent = await log('');
  expect(await finalizeAt('2027-03-20T00:00:00Z')).toBe(0);
  expect(await statusOf(silent)).not.toBe('finalized');
});
