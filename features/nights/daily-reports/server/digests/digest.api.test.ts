import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actionLogEndpoints, entryEndpoints } from '#features/nights/action-logs/contract';
import { contactEndpoints } from '#features/sites/clients/contract';
import { systemScope } from '#platform/server/http/person';
import { type MailMessage, MailRefused } from '#platform/server/mail/mail';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { addDoors, finalNight, writeNight } from '../../../../../tests/api/harness/nights.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { reportEndpoints } from '../../contract/report/report-endpoints.ts';
import { queueDigests } from './queue-digests.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let door: number;
let sent: MailMessage[] = [];

/** Ten in the morning in Denver, where the company is. */
const morning = '2026-03-02T17:00:00Z';
const night = '2026-03-01';

beforeAll(async () => {
  const started = await startWithCompanies({ PUBLIC_URL: 'https://cora.example.com' }, { now: morning });
  ({ app, acme } = started);
  [admin, supervisor] = (await Promise.all((['admin', 'supervisor'] as const).map(acme.signIn))) as [
    Client,
    Client,
  ];
  [door = 0] = await addDoors(app, acme, 1);
  const add = (name: string, email: string, reports: boolean, language: 'en' | 'es' | null) =>
    admin.call(contactEndpoints.createClientContact, {
      params: { id: acme.clientId },
      body: {
        name,
        email,
        language,
        receives: { inspections: true, reports, action_logs: true, invoices: false },
      },
    });
  await add('Rita Receives', 'rita@client.test', true, 'es');
  await add('Ed English', 'ed@client.test', true, null);
  await add('Ned Nothing', 'ned@client.test', false, null);
  app.wiring.mail = {
    send: async (message) => {
      if (message.to === 'gone@client.test') throw new MailRefused('no such mailbox');
      sent.push(message);
    },
  };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  await sqlAs(app, acme, `update night_digests set night = date '2000-01-01' + id`);
  await sqlAs(app, acme, 'update daily_reports set deleted_at = now()');
  await sqlAs(app, acme, 'update action_logs set deleted_at = now()');
  await sqlAs(app, acme, 'update clients set mail_night_digest = true, mail_log_digest = false');
  sent = [];
});

const write = (how = finalNight, type?: 'special') =>
  how(supervisor, acme, night, [{ place_id: door, result: 'found_unlocked', note: 'SECRET' }], type);

const keepAt = (moment: string) =>
  app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    queueDigests(app.wiring, tenant, new Date(moment)),
  );

/** Does the periodic work at this moment and returns who got mail. */
const roundAt = async (moment: string): Promise<string[]> => {
  await keepAt(moment);
  await runWork(app, 'mail');
  return sent.map(({ to }) => to).toSorted();
};

const recipients = ['ed@client.test', 'rita@client.test'];

it('tells contacts who receive reports of all of last night in one mail, in their language', async () => {
  const { id } = await write();
  await write(finalNight, 'special');
  expect(await roundAt(morning)).toEqual(recipients);
  const spanish = sent.find(({ to }) => to === 'rita@client.test');
  expect(spanish?.subject).toBe('Anoche en sus sitios (03/01/2026)');
  expect(sent.find(({ to }) => to === 'ed@client.test')?.subject).toBe(
    'Last night at your sites (03/01/2026)',
  );
  expect(spanish?.text.match(/https:\/\/cora\.example\.com\/r\/[\w-]{43}/g)).toHaveLength(2);
  expect(spanish?.text).toContain('1 puerta encontrada sin seguro');
  expect(spanish?.text).not.toContain('SECRET');
  const { timeline } = (await supervisor.call(reportEndpoints.getDailyReport, { params: { id } })).payload;
  expect(timeline.filter(({ action }) => action === 'daily-report.emailed')).toHaveLength(2);
});

it('tells once, however many processes do the round and however often', async () => {
  await write();
  const counts = await Promise.all([1, 2, 3].map(() => keepAt(morning)));
  expect(counts.toSorted()).toEqual([0, 0, 2]);
  expect(await roundAt('2026-03-02T22:00:00Z')).toEqual(recipients);
  sent = [];
  expect(await roundAt('2026-03-02T23:00:00Z')).toEqual([]);
});

it('waits for half past nine at the building, and for the report to be final', async () => {
  const { id } = await write(writeNight);
  expect(await roundAt(morning)).toEqual([]);
  await supervisor.call(reportEndpoints.finalizeDailyReport, { body: { id } });
  expect(await roundAt('2026-03-02T16:29:00Z')).toEqual([]);
  expect(await roundAt('2026-03-02T16:30:00Z')).toEqual(recipients);
  sent = [];
  expect(await roundAt('2026-03-03T17:00:00Z')).toEqual([]);
});

it('is silent where nobody turned it on, and about what was opened again meanwhile', async () => {
  const { id } = await write();
  await sqlAs(app, acme, 'update clients set mail_night_digest = false');
  expect(await roundAt(morning)).toEqual([]);
  await sqlAs(app, acme, 'update clients set mail_night_digest = true');
  await keepAt(morning);
  await admin.call(reportEndpoints.reopenDailyReport, { body: { id, reason: 'A wrong time' } });
  await runWork(app, 'mail');
  expect(sent).toEqual([]);
});

/** The log of the day porter, with one entry that is shown and one that is not. */
const writeLog = async (visibility: 'public' | 'internal' = 'public') => {
  const porter = await acme.signIn('day-porter');
  const { payload } = await porter.send(actionLogEndpoints.saveActionLog, {
    body: { ...acme.inScope, log_date: night, comment: 'SECRET' },
  });
  const note = (description: string, shown: string) =>
    porter.send(entryEndpoints.addActionLogEntry, {
      body: {
        report_id: payload.id,
        action_type: 'lobby',
        started_at: `${night}T20:00:00Z`,
        description,
        visibility: shown,
      },
    });
  await note('Swept the lobby', visibility);
  await note('SECRET talk', 'internal');
  const final = await porter.call(actionLogEndpoints.finalizeActionLog, { body: { id: payload.id } });
  expect(final.status, final.text).toBe(200);
  return payload.id;
};

it('tells of the logs of the day before in the same mail, where that is turned on', async () => {
  const id = await writeLog();
  await write();
  expect(await roundAt(morning)).toEqual(recipients);
  expect(sent.map(({ text }) => text).join()).not.toContain('activit');
  await sqlAs(app, acme, `update night_digests set night = date '2001-01-01' + id`);
  await sqlAs(app, acme, 'update clients set mail_log_digest = true');
  sent = [];
  expect(await roundAt(morning)).toEqual([...recipients, 'ned@client.test'].toSorted());
  const [english, only] = ['ed@client.test', 'ned@client.test'].map((who) =>
    sent.find(({ to }) => to === who),
  );
  expect(english?.subject).toBe('Yesterday and last night at your sites (03/01/2026)');
  expect(english?.text).toContain('Action log, CANARY-acme d. · 1 activity');
  expect(english?.text.match(/\/r\/[\w-]{43}/g)).toHaveLength(2);
  expect(only?.subject).toBe('Yesterday at your sites (03/01/2026)');
  expect(sent.map(({ text }) => text).join()).not.toContain('SECRET');
  const log = await admin.call(actionLogEndpoints.getActionLog, { query: { id } });
  expect(log.payload.timeline.filter(({ action }) => action === 'action-log.emailed')).toHaveLength(3);
});

it('leaves out a log of which nothing is shown', async () => {
  await sqlAs(app, acme, 'update clients set mail_log_digest = true');
  await writeLog('internal');
  expect(await roundAt(morning)).toEqual([]);
});
