import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionLogEndpoints } from '#features/nights/action-logs/contract';
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
} from '../../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../../tests/api/harness/sql-as.ts';
import { missingEndpoints } from '../../../contract/index.ts';
import { alertMissing } from '../notices/alert-missing.ts';

const { remindMissingWork, excuseMissingWork, listMissingWork } = missingEndpoints;

const holders: Partial<Record<Who, string>> = {
  'area-manager': 'area-manager',
  supervisor: 'supervisor',
  csr: 'csr',
  'day-porter': 'day-porter',
};

/** Nine in the morning in Denver, where the company is. */
const morning = '2027-03-10T16:00:00Z';

let sink: MailSink;
let app: TestApp;
let acme: Company;
let rival: Company;
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  sink = await openMailSink();
  ({ app, acme, rival } = await startWithCompanies(
    { SMTP_URL: sink.url, PUBLIC_URL: 'https://cora.example.com' },
    { now: morning },
  ));
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [who, role_key] of Object.entries(holders)) {
      const id = await createAssignment(tenant, null, { name: role_key, role_key });
      await assignUsers(tenant, id, [{ userId: acme.users[who as Who], jobId: acme.inScope.jobId }]);
    }
  });
  [manager, supervisor] = await Promise.all([acme.signIn('manager'), acme.signIn('supervisor')]);
});
beforeEach(async () => {
  app.setNow(morning);
  await sqlAs(app, acme, `delete from service_days`);
  await sqlAs(app, acme, `update missing_work set reminded_at = null, alerted_at = null`);
  await send();
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const send = async (): Promise<string[]> => {
  sink.received.length = 0;
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  return sink.received.map((mail) => String(mail.to?.[0]?.address).split('@')[0] ?? '').sort();
};

const owe = async (day: string, site = acme.inScope, work = 'nightly_report'): Promise<number> => {
  const rows = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into service_days (organization_id, work, day, job_id, building_id) values ($1, $2, $3, $4, $5) returning id`,
    [acme.organizationId, work, day, site.jobId, site.buildingId],
  );
  return rows[0]?.id ?? 0;
};

const remind = async (client: Client, ...ids: number[]) => {
  const answer = await client.call(remindMissingWork, { body: { ids } });
  return { status: answer.status, outcomes: answer.payload?.results?.map(({ outcome }) => outcome), answer };
};

const alertAt = async (moment: string): Promise<string[]> => {
  app.setNow(moment);
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    alertMissing(app.wiring, tenant, new Date(moment)),
  );
  return send();
};

it('reminds the supervisors of a site in one touch, with a link that starts the report', async () => {
  const id = await owe('2027-03-09');
  const { outcomes, answer } = await remind(manager, id);
  expect(outcomes).toEqual(['reminded']);
  expect(answer.payload.results[0]).toMatchObject({ reminded: { by: { id: acme.users.manager } } });
  expect(await send()).toEqual(['supervisor']);
  expect(sink.received[0]?.subject).toContain('Nightly report missing: J-1');
  const { jobId, buildingId } = acme.inScope;
  expect(sink.received[0]?.text).toContain(
    `/daily-reports?start=true&job=${jobId}&building=${buildingId}&night=2027-03-09`,
  );
  const { payload } = await supervisor.call(notificationEndpoints.listNotifications);
  expect(payload.rows[0]?.title).toContain('03/09/2027');
});

it('does not remind twice within an hour, and says when and by whom', async () => {
  const id = await owe('2027-03-09');
  await remind(manager, id);
  await send();
  app.setNow('2027-03-10T16:59:00Z');
  const { outcomes, answer } = await remind(await acme.signIn('csr'), id);
  expect(outcomes).toEqual(['already']);
  expect(answer.payload.results[0]?.reminded).toMatchObject({
    at: '2027-03-10T16:00:00Z',
    by: { id: acme.users.manager },
  });
  expect(await send()).toEqual([]);
  app.setNow('2027-03-10T17:00:00Z');
  expect((await remind(manager, id)).outcomes).toEqual(['reminded']);
  expect(await send()).toEqual(['supervisor']);
});

it('reminds nobody of a day that is not over', async () => {
  const id = await owe('2027-03-10');
  expect((await remind(manager, id)).outcomes).toEqual(['not_over']);
  expect(await send()).toEqual([]);
});

it('of two who remind at once, one does', async () => {
  const id = await owe('2027-03-09');
  const admin = await acme.signIn('admin');
  const both = await Promise.all([remind(manager, id), remind(admin, id)]);
  expect(both.flatMap(({ outcomes }) => outcomes).toSorted()).toEqual(['already', 'reminded']);
  expect(await send()).toEqual(['supervisor']);
});

it('reminds of many at once, each person in one mail, and answers for every row', async () => {
  const [one, two, three, far] = [
    await owe('2027-03-09'),
    await owe('2027-03-08'),
    await owe('2027-03-07'),
    await owe('2027-03-09', acme.outOfScope),
  ];
  await manager.call(excuseMissingWork, { params: { id: three }, body: { reason: 'Closed' } });
  const { answer } = await remind(manager, one, two, three, far);
  const outcomes = Object.fromEntries(answer.payload.results.map(({ id, outcome }) => [id, outcome]));
  expect(outcomes).toEqual({ [one]: 'reminded', [two]: 'reminded', [three]: 'excused', [far]: 'nobody' });
  expect(await send()).toEqual(['supervisor']);
  expect(sink.received[0]?.subject).toContain('2 nightly reports are missing');
  expect(sink.received[0]?.text).toContain('03/08/2027');
  expect(sink.received[0]?.text).toContain('/daily-reports/missing?dateFrom=2027-03-08&dateTo=2027-03-09');
  const rows = (await manager.call(listMissingWork, { query: { job: acme.inScope.jobId } })).payload.rows;
  expect(rows[0]?.reminded?.by?.id).toBe(acme.users.manager);
});

it('is for those who may write to people, at their sites', async () => {
  const [near, far] = [await owe('2027-03-09'), await owe('2027-03-09', acme.outOfScope)];
  expect((await remind(await acme.signIn('nobody'), near)).status).toBe(403);
  expect((await remind(await acme.signIn('viewer'), near)).status).toBe(403);
  expect((await remind(supervisor, near, far)).status).toBe(404);
  expect((await remind(await rival.signIn('admin'), near)).status).toBe(404);
  const bad = await manager.call(remindMissingWork, { body: { ids: [] } });
  expect([bad.status, Object.keys(bad.errors)]).toEqual([422, ['ids']]);
  expect(await send()).toEqual([]);
});

it('tells of a missing report at nine on the next morning, once, each person of all sites in one mail', async () => {
  await owe('2027-03-09');
  expect(await alertAt('2027-03-10T15:59:00Z')).toEqual([]);
  expect(await alertAt(morning)).toEqual(['area-manager', 'supervisor']);
  expect(sink.received[0]?.text).toContain('/daily-reports/missing?dateFrom=2027-03-09&dateTo=2027-03-09');
  expect(await alertAt('2027-03-10T16:15:00Z')).toEqual([]);
  // After an outage of a day, both nights are in one mail.
  await owe('2027-03-10');
  await owe('2027-03-11');
  expect(await alertAt('2027-03-12T20:00:00Z')).toEqual(['area-manager', 'supervisor']);
  expect(sink.received[0]?.subject).toContain('2 nightly reports are missing');
});

it('nine is nine when the clocks have changed, and old nights stay untold', async () => {
  await owe('2027-03-13');
  expect(await alertAt('2027-03-14T14:59:00Z')).toEqual([]);
  expect(await alertAt('2027-03-14T15:00:00Z')).toEqual(['area-manager', 'supervisor']);
  await owe('2027-03-15');
  expect(await alertAt('2027-03-19T15:00:00Z')).toEqual([]);
});

it('says nothing of what is excused, or twice although several processes ask', async () => {
  const closed = await owe('2027-03-08');
  await manager.call(excuseMissingWork, { params: { id: closed }, body: { reason: 'Closed' } });
  expect(await alertAt(morning)).toEqual([]);
  await owe('2027-03-09');
  const counts = await Promise.all(
    [1, 2, 3].map(() =>
      app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
        alertMissing(app.wiring, tenant, new Date(morning)),
      ),
    ),
  );
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(await send()).toEqual(['area-manager', 'supervisor']);
});

it('tells of a log that nobody has begun at nine: its porter to begin it, the supervisor where it is missing', async () => {
  await owe('2027-03-09', acme.inScope, 'action_log');
  expect(await alertAt('2027-03-10T15:59:00Z')).toEqual([]);
  expect(await alertAt(morning)).toEqual(['day-porter', 'supervisor']);
  const textTo = (who: string) =>
    sink.received.find(({ to }) => to?.[0]?.address?.startsWith(`${who}@`))?.text ?? '';
  const { jobId, buildingId } = acme.inScope;
  expect(sink.received[0]?.subject).toContain('Action log missing: J-1');
  expect(textTo('day-porter')).toContain(
    `/action-log?begin=true&job=${jobId}&building=${buildingId}&day=2027-03-09`,
  );
  expect(textTo('supervisor')).toContain('/daily-reports/missing?work=action_log&dateFrom=2027-03-09');
  expect(await alertAt('2027-03-10T16:15:00Z')).toEqual([]);
});

it('tells of logs and of reports apart, and of several logs at once', async () => {
  await owe('2027-03-08', acme.inScope, 'action_log');
  await owe('2027-03-09', acme.inScope, 'action_log');
  await owe('2027-03-09');
  expect(await alertAt(morning)).toEqual(['area-manager', 'day-porter', 'supervisor', 'supervisor']);
  const subjects = sink.received.map(({ subject }) => subject ?? '');
  expect(subjects.filter((subject) => subject.includes('2 action logs are missing'))).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes('Nightly report missing'))).toHaveLength(2);
  const toPorter = sink.received.find(({ to }) => to?.[0]?.address?.startsWith('day-porter@'));
  expect(toPorter?.text).toContain('/action-log?begin=true&day=2027-03-09');
});

it('leaves logs that were begun to those who remind of them, and who turned it off in peace', async () => {
  await owe('2027-03-09', acme.inScope, 'action_log');
  const porter = await acme.signIn('day-porter');
  const { jobId, buildingId } = acme.inScope;
  const site = { jobId, buildingId, log_date: '2027-03-09' };
  const { payload } = await porter.call(actionLogEndpoints.saveActionLog, { body: site });
  expect(await alertAt(morning)).toEqual([]);
  await sqlAs(app, acme, `update action_logs set deleted_at = now() where id = $1`, [payload.id]);
  const off = { id: 14, active: false, allBuildings: true };
  await porter.call(notificationEndpoints.setCommunicationPreference, { body: off });
  expect(await alertAt(morning)).toEqual(['supervisor']);
});
