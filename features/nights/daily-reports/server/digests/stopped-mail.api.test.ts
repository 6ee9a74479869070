import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignmentEndpoints } from '#features/sites/assignments/contract';
import { contactEndpoints } from '#features/sites/clients/contract';
import { mailStopEndpoints } from '#features/sites/mail-stops/contract';
import { systemScope } from '#platform/server/http/person';
import type { MailMessage } from '#platform/server/mail/mail';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { finalNight } from '../../../../../tests/api/harness/nights.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { queueDigests } from './queue-digests.ts';

/** Ten in the morning in Denver, where the company is. */
const morning = '2026-03-02T17:00:00Z';
const night = '2026-03-01';
const form = 'List-Unsubscribe=One-Click';

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let supervisor: Client;
let sent: MailMessage[] = [];

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies(
    { PUBLIC_URL: 'https://cora.example.com' },
    { now: morning },
  ));
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  await admin.call(contactEndpoints.createClientContact, {
    params: { id: acme.clientId },
    body: {
      name: 'Rita Receives',
      email: 'Rita@client.test',
      language: 'es',
      receives: { inspections: true, reports: true, action_logs: true, invoices: false },
    },
  });
  await sqlAs(app, acme, 'update clients set mail_night_digest = true');
  app.wiring.mail = { send: async (message) => void sent.push(message) };
});
afterAll(() => app.close());
beforeEach(async () => {
  await runWork(app, 'mail');
  await sqlAs(app, acme, `update night_digests set night = date '2000-01-01' + id`);
  await sqlAs(app, acme, 'update daily_reports set deleted_at = now()');
  sent = [];
});

/** A final night, and the mail about it. */
const digest = async (): Promise<MailMessage | undefined> => {
  await finalNight(supervisor, acme, night, []);
  await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
    queueDigests(app.wiring, tenant, new Date(morning)),
  );
  await runWork(app, 'mail');
  return sent.find(({ to }) => to.toLowerCase() === 'rita@client.test');
};

const tokenOf = (mail: MailMessage | undefined): string => mail?.stopUrl?.split('/').at(-1) ?? '';

const stopsSeen = async () =>
  (await admin.call(mailStopEndpoints.listMailStops, { params: { id: acme.clientId } })).payload;

const post = (token: string, type: string, body: string) =>
  createClient(app).raw('POST', `/mail/${token}`, Buffer.from(body), { 'content-type': type });

describe('a contact without a login', () => {
  it('finds in each mail where to stop it, and a look changes nothing', async () => {
    const mail = await digest();
    expect(mail?.stopUrl).toMatch(/^https:\/\/cora\.example\.com\/mail\/[\w-]{43}$/);
    expect(mail?.text).toContain(`Dejar de recibir estos correos: ${mail?.stopUrl}`);
    expect(mail?.html).toContain(String(mail?.stopUrl));
    const stranger = createClient(app);
    const params = { mailToken: tokenOf(mail) };
    await stranger.raw('GET', `/mail/${params.mailToken}`);
    const seen = await stranger.call(mailStopEndpoints.getMailStop, { params });
    expect(seen.payload).toEqual({ organization: 'CANARY-acme', topic: 'digest', stopped_at: null });
    expect(seen.text.toLowerCase()).not.toContain('rita');
    expect(await stopsSeen()).toEqual([]);
    expect(tokenOf(await digest())).toBe(params.mailToken);
  });

  it.each([
    ['application/x-www-form-urlencoded', form],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('stops it by what mail programs post as %s; the company sees it', async (type, body) => {
    const token = tokenOf(await digest());
    sent = [];
    expect((await post(token, type, body)).status).toBe(200);
    expect((await post(token, type, body)).status).toBe(200);
    expect(await stopsSeen()).toMatchObject([{ topic: 'digest', stopped_at: morning }]);
    expect(await digest()).toBeUndefined();
    const again = { params: { mailToken: token }, body: { stopped: false } };
    const { payload } = await createClient(app).call(mailStopEndpoints.setMailStop, again);
    expect(payload.stopped_at).toBeNull();
    await sqlAs(app, acme, `update night_digests set night = date '2000-01-01' + id`);
    expect(await digest()).toBeDefined();
  });

  it('stops one mail of one company with a token of it, and nothing without', async () => {
    const token = tokenOf(await digest());
    for (const wrong of ['x', 'x'.repeat(43), `${token}x`])
      expect((await post(wrong, 'application/x-www-form-urlencoded', form)).status).toBe(404);
    await post(token, 'application/x-www-form-urlencoded', form);
    const elsewhere = await sqlAs<{ n: number }>(app, rival, 'select count(*)::int as n from mail_stops');
    expect(elsewhere).toEqual([{ n: 0 }]);
    const rows = await sqlAs<object>(
      app,
      acme,
      'select topic, email, stopped_at is null as runs from mail_stops',
    );
    expect(rows).toEqual([{ topic: 'digest', email: 'rita@client.test', runs: false }]);
    const hidden = await (await rival.signIn('admin')).call(mailStopEndpoints.listMailStops, {
      params: { id: acme.clientId },
    });
    expect(hidden.status).toBe(404);
  });

  it('has the same token after a restore of an older backup, and it opens nothing of others', async () => {
    await sqlAs(app, acme, 'update mail_stops set stopped_at = null');
    const token = tokenOf(await digest());
    const [rita] = await sqlAs<{ id: number }>(
      app,
      acme,
      "select id from mail_stops where email like 'rita@%'",
    );
    await asOwner(
      app,
      `alter table mail_stops no force row level security; delete from mail_stops;
       alter table mail_stops force row level security; alter sequence mail_stops_id_seq restart with ${rita?.id}`,
    );
    const other = await rival.signIn('supervisor');
    await other.call(mailStopEndpoints.setOwnMailStop, { body: { stopped: false } });
    expect(await sqlAs(app, rival, 'select id from mail_stops')).toEqual([rita]);
    expect((await post(token, 'application/x-www-form-urlencoded', form)).status).toBe(404);
    expect((await other.call(mailStopEndpoints.getOwnMailStop)).payload.stopped_at).toBeNull();
    await sqlAs(app, acme, `update night_digests set night = date '2000-01-01' + id`);
    sent = [];
    expect(tokenOf(await digest())).toBe(token);
    expect((await post(token, 'application/x-www-form-urlencoded', form)).status).toBe(200);
  });
});

describe('a member', () => {
  const toSupervisor = () => sent.filter(({ to }) => to.startsWith('supervisor'));
  const task = async () => {
    sent = [];
    await addTask(admin, acme.inScope, { assignee_user_ids: [acme.users.supervisor] });
    await runWork(app, 'notifications');
    await runWork(app, 'mail');
    return toSupervisor()[0];
  };

  it('stops notifications by mail without a login, keeps the bell, and gets them again', async () => {
    const mail = await task();
    expect(mail?.text).toContain('/profile#communication');
    expect((await post(tokenOf(mail), 'application/x-www-form-urlencoded', form)).status).toBe(200);
    expect(await task()).toBeUndefined();
    const bell = await supervisor.raw('GET', '/api/v1/notifications?limit=5');
    expect(bell.text).toContain('task.');
    const own = await supervisor.call(mailStopEndpoints.getOwnMailStop);
    expect(own.payload.stopped_at).not.toBeNull();
    await supervisor.call(mailStopEndpoints.setOwnMailStop, { body: { stopped: false } });
    expect(tokenOf(await task())).toBe(tokenOf(mail));
  });

  it('gets nothing that still waited when it was stopped, but what cannot be turned off', async () => {
    const tokenOfSupervisor = tokenOf(await task());
    app.setNow('2026-03-03T06:30:00Z');
    sent = [];
    await addTask(admin, acme.inScope, { assignee_user_ids: [acme.users.supervisor] });
    const body = { name: 'Night', role_key: 'supervisor', is_notifiable: true, active: true } as const;
    const role = await admin.call(assignmentEndpoints.createAssignment, { body });
    await admin.call(assignmentEndpoints.setAssignmentUsers, {
      params: { id: role.payload.id },
      body: {
        add: [
          {
            job_id: acme.inScope.jobId,
            user_id: acme.users.supervisor,
            from_date: '2026-03-01',
            to_date: null,
          },
        ],
      },
    });
    await runWork(app, 'notifications');
    expect(toSupervisor()).toEqual([]);
    const waiting = await sqlAs<{ kind: string }>(
      app,
      acme,
      "select kind from mails where state = 'waiting'",
    );
    expect(waiting.length).toBeGreaterThan(1);
    expect((await post(tokenOfSupervisor, 'application/x-www-form-urlencoded', form)).status).toBe(200);
    app.setNow('2026-03-03T15:30:00Z');
    await runWork(app, 'mail');
    expect(toSupervisor().map(({ subject, stopUrl }) => [subject, stopUrl])).toEqual([
      [expect.stringContaining('assigned'), undefined],
    ]);
    app.setNow(morning);
    await supervisor.call(mailStopEndpoints.setOwnMailStop, { body: { stopped: false } });
  });

  it('with the license of a viewer stops the own mail, too', async () => {
    const viewer = await acme.signIn('viewer');
    const stopped = await viewer.call(mailStopEndpoints.setOwnMailStop, { body: { stopped: true } });
    expect([stopped.status, stopped.payload.stopped_at]).toEqual([200, morning]);
    const others = await supervisor.call(mailStopEndpoints.getOwnMailStop);
    expect(others.payload.stopped_at).toBeNull();
  });
});

it.each(['/api/v1/login', '/%61pi/v1/login', '/api%2Fv1/login'])(
  'takes forms at the top of the site alone, not at %s',
  async (path) => {
    const answer = await createClient(app).raw('POST', path, Buffer.from('email=a'), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    // An address that is no route of the API is no page either.
    expect(answer.status).toBe(path.includes('%2F') ? 404 : 415);
  },
);
