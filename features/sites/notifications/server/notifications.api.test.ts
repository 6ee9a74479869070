import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
  waitingWork,
} from '../../../../tests/api/harness/index.ts';
import { notificationEndpoints } from '../contract/index.ts';

const { listNotifications, readNotifications } = notificationEndpoints;
const { getCommunicationPreferences, setCommunicationPreference, setCommunicationSettings } =
  notificationEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let porter: Client;
let supervisor: Client;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  [manager, porter, supervisor] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('day-porter'),
    acme.signIn('supervisor'),
  ]);
});
afterAll(() => app.close());

const createTask = async (
  description: string,
  who: 'day-porter' | 'supervisor' = 'day-porter',
): Promise<void> => {
  await addTask(manager, acme.inScope, { description, assignee_user_ids: [acme.users[who]] });
  await runWork(app, 'notifications');
};

const list = async (client: Client, query: object = {}) =>
  (await client.call(listNotifications, { query })).payload;

describe('the bell', () => {
  it('shows what the person was told, newest first and page by page, and counts what is unread', async () => {
    for (const n of [1, 2, 3]) await createTask(`Task ${n}`);
    const first = await list(porter, { limit: 2 });
    expect(first).toMatchObject({ more: true, unread: 3 });
    expect(first.rows.map((row) => row.title)).toEqual(['New task: Task 3', 'New task: Task 2']);
    expect(first.rows[0]).toMatchObject({ link: expect.stringMatching(/^\/task\/\d+$/), read_at: null });
    const rest = await list(porter, { before: Number(first.rows[1]?.id) });
    expect(rest.rows.map((row) => row.title)).toEqual(['New task: Task 1']);
    expect(rest.more).toBe(false);
    expect((await list(supervisor)).rows).toEqual([]);
  });

  it('speaks the language of the page', async () => {
    const { payload } = await porter.call(listNotifications, { headers: { 'accept-language': 'es' } });
    expect(payload.rows[0]?.title).toBe('Nueva tarea: Task 3');
  });

  it('marks one, or all the person has seen, and only their own', async () => {
    const { rows } = await list(porter);
    const ids = rows.map((row) => row.id);
    const others = await supervisor.call(readNotifications, { body: { ids } });
    expect(others.status).toBe(200);
    expect((await list(porter)).unread).toBe(3);
    const one = await porter.call(readNotifications, { body: { ids: [Number(ids[0])] } });
    expect(one.payload.unread).toBe(2);
    await createTask('Task 4');
    const seen = await porter.call(readNotifications, { body: { all_up_to: Number(ids[0]) } });
    expect(seen.payload.unread).toBe(1);
    expect((await list(porter, { unread: true })).rows.map((row) => row.title)).toEqual(['New task: Task 4']);
  });

  it('asks what was read', async () => {
    const answer = await porter.call(readNotifications, { body: {} });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['all_up_to', 'ids']);
    const wrong = await porter.call(readNotifications, { body: { ids: [], all_up_to: -1 } });
    expect(Object.keys(wrong.errors).sort()).toEqual(['all_up_to', 'ids']);
  });

  it('forgets what is about jobs out of sight', async () => {
    await createTask('Soon out of sight', 'supervisor');
    expect((await list(supervisor)).unread).toBe(1);
    const hide = (text: string) =>
      app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
        tenant.query({ text, values: [acme.organizationId, acme.users.supervisor, acme.inScope.jobId] }),
      );
    await hide('delete from visible_jobs where organization_id = $1 and user_id = $2 and job_id = $3');
    expect(await list(supervisor)).toEqual({ rows: [], more: false, unread: 0 });
    await hide(
      `insert into visible_jobs select $1, $2, $3, client_id, 'access' from jobs where organization_id = $1 and id = $3`,
    );
    expect((await list(supervisor)).unread).toBe(1);
  });
});

describe('communication preferences', () => {
  const read = async (client: Client, query: object = {}) =>
    (await client.call(getCommunicationPreferences, { query })).payload;

  it('show the events of the product with what holds for the person', async () => {
    const { rows, ...rest } = await read(porter);
    expect(rows.map(({ id, active, fixed, own_only }) => ({ id, active, fixed, own_only }))).toEqual([
      { id: 1, active: false, fixed: false, own_only: false },
      { id: 2, active: false, fixed: false, own_only: false },
      { id: 3, active: true, fixed: false, own_only: true },
      { id: 4, active: true, fixed: false, own_only: true },
      { id: 5, active: false, fixed: false, own_only: false },
      { id: 6, active: true, fixed: false, own_only: true },
      { id: 7, active: true, fixed: false, own_only: true },
      { id: 8, active: true, fixed: false, own_only: true },
      { id: 9, active: true, fixed: false, own_only: true },
      { id: 10, active: false, fixed: false, own_only: false },
      { id: 11, active: false, fixed: false, own_only: false },
      { id: 12, active: false, fixed: false, own_only: false },
      { id: 13, active: false, fixed: false, own_only: false },
      { id: 14, active: true, fixed: false, own_only: true },
      { id: 15, active: true, fixed: false, own_only: true },
      { id: 16, active: true, fixed: false, own_only: true },
      { id: 17, active: true, fixed: false, own_only: true },
      { id: 18, active: true, fixed: false, own_only: true },
      { id: 19, active: true, fixed: false, own_only: true },
      { id: 20, active: false, fixed: false, own_only: false },
      { id: 21, active: false, fixed: false, own_only: false },
      { id: 26, active: true, fixed: true, own_only: false },
    ]);
    expect(rest).toEqual({
      delivery: 'instant',
      time_zone: null,
      organization_time_zone: 'America/Denver',
      exceptions: [],
    });
  });

  it('are kept for all buildings, at a job, and taken back', async () => {
    const { jobId } = acme.inScope;
    const set = (body: { id: number; active: boolean | null; jobId?: number; allBuildings?: boolean }) =>
      porter.call(setCommunicationPreference, { body });
    const created = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.find(({ id }) => id === 6);
    const all = await set({ id: 6, active: false, allBuildings: true });
    expect(created(all.payload)).toMatchObject({ active: false, source: 'all', own_only: false });
    const one = await set({ id: 6, active: true, jobId });
    expect(created(one.payload)).toMatchObject({ active: true, source: 'job' });
    expect(one.payload.exceptions).toMatchObject([{ id: 6, job_id: jobId, job_number: 'J-1', active: true }]);
    expect(created(await read(porter))).toMatchObject({ active: false, source: 'all' });
    expect(created(await read(porter, { jobId }))).toMatchObject({ active: true, source: 'job' });
    expect((await read(supervisor)).exceptions).toEqual([]);
    await set({ id: 6, active: null, jobId });
    const back = await set({ id: 6, active: null, allBuildings: true });
    expect(back.payload.exceptions).toEqual([]);
    expect(created(back.payload)).toMatchObject({ active: true, source: 'default' });
  });

  it.each([
    { name: 'an unknown event', body: { id: 99, active: true, allBuildings: true }, wrong: ['id'] },
    { name: 'one that is always on', body: { id: 26, active: false, allBuildings: true }, wrong: ['id'] },
    { name: 'no place', body: { id: 6, active: true }, wrong: ['allBuildings', 'jobId'] },
    {
      name: 'two places and an unknown event',
      body: { id: 99, active: true, allBuildings: true, jobId: 1 },
      wrong: ['allBuildings', 'id', 'jobId'],
    },
    { name: 'words', body: { id: 'six', active: 'yes' }, wrong: ['active', 'id'] },
  ])('refuse $name', async ({ body, wrong }) => {
    const answer = await porter.send(setCommunicationPreference, { body: body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(wrong);
  });

  it('know no job out of sight, and are nothing for people without the flag', async () => {
    const { jobId } = acme.outOfScope;
    const hidden = await porter.call(setCommunicationPreference, { body: { id: 6, active: true, jobId } });
    expect(hidden.status).toBe(404);
    expect((await porter.call(getCommunicationPreferences, { query: { jobId } })).status).toBe(404);
    const nobody = await acme.signIn('nobody');
    const body = { id: 6, active: true, allBuildings: true };
    expect((await nobody.call(setCommunicationPreference, { body })).status).toBe(403);
    expect((await nobody.call(getCommunicationPreferences)).status).toBe(403);
    const settings = { body: { delivery: 'daily' as const } };
    expect((await nobody.call(setCommunicationSettings, settings)).status).toBe(403);
    expect((await (await acme.signIn('viewer')).call(setCommunicationSettings, settings)).status).toBe(200);
  });
});

describe('delivery', () => {
  const setDelivery = (delivery: string, time_zone: string | number | null = null) =>
    porter.send(setCommunicationSettings, { body: { delivery, time_zone } });

  const mailsOf = async () =>
    (await waitingWork(app, 'mail')).map(({ start_after }) => start_after.toISOString());

  it('refuses a way and a zone that do not exist', async () => {
    const answer = await setDelivery('instant', 'Mars/Olympus');
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['time_zone']]);
    const wrong = await setDelivery('hourly', 5);
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['delivery', 'time_zone']]);
  });

  it.each([
    // It is 05:30 in Denver and 17:15 in Kathmandu.
    { delivery: 'instant', zone: null, leaves: '2030-11-19T13:00:00.000Z' },
    { delivery: 'instant', zone: 'Asia/Kathmandu', leaves: null },
    { delivery: 'daily', zone: null, leaves: '2030-11-19T14:00:00.000Z' },
    { delivery: 'daily', zone: 'Asia/Kathmandu', leaves: '2030-11-20T01:15:00.000Z' },
    { delivery: 'weekly', zone: 'Asia/Kathmandu', leaves: '2030-11-25T01:15:00.000Z' },
  ] as const)('$delivery in $zone', async ({ delivery, zone, leaves }) => {
    await runWork(app, 'mail');
    await setDelivery(delivery, zone);
    const organizationId = acme.organizationId;
    await app.database.withTenant(systemScope(organizationId), async (tenant) => {
      const [task] = await tenant.query({
        text: 'select id from tasks limit 1',
        row: z.custom<{ id: number }>(),
      });
      for (const newcomers of [[acme.users['day-porter']], [acme.users['day-porter']]]) {
        await app.wiring.events.publish(tenant, {
          name: 'task.updated',
          entity: 'task',
          entityId: task?.id ?? 0,
          jobId: acme.inScope.jobId,
          actorUserId: acme.users.manager,
          data: { newcomers },
        });
      }
    });
    app.setNow('2030-11-19T11:30:00Z');
    await runWork(app, 'notifications');
    app.setNow(null);
    const due = await mailsOf();
    if (leaves === null) expect(due.every((at) => Date.parse(at) <= Date.now() + 60_000)).toBe(true);
    else expect(new Set(due)).toEqual(new Set([leaves]));
    // A digest collects notifications until it is sent, and so does the night.
    expect(due).toHaveLength(leaves === null ? 2 : 1);
  });
});

describe('what waits for its time', () => {
  const waiting = async () =>
    app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      tenant.query({
        text: `select kind, due_at::text, (select count(*)::int from notifications n where n.mail_id = m.id) as held
          from mails m where organization_id = $1 and user_id = $2 and state = 'waiting' order by due_at`,
        values: [acme.organizationId, acme.users.supervisor],
        row: z.object({ kind: z.string(), due_at: z.string(), held: z.int() }),
      }),
    );
  const choose = (delivery: 'instant' | 'daily' | 'weekly', time_zone: string) =>
    supervisor.call(setCommunicationSettings, { body: { delivery, time_zone } });
  const dueOf = async () =>
    (await waiting()).map(({ due_at, held }) => [new Date(due_at).toISOString(), held]);

  it('follows another zone and another way, and is sent once', async () => {
    await runWork(app, 'mail');
    // Eight in the evening in Denver.
    app.setNow('2031-11-20T03:00:00Z');
    supervisor = await acme.signIn('supervisor');
    manager = await acme.signIn('manager');
    expect((await choose('daily', 'America/Denver')).status).toBe(200);
    await createTask('One', 'supervisor');
    await createTask('Two', 'supervisor');
    expect(await dueOf()).toEqual([['2031-11-20T14:00:00.000Z', 2]]);
    await choose('daily', 'America/New_York');
    expect(await dueOf()).toEqual([['2031-11-20T12:00:00.000Z', 2]]);
    await createTask('Three', 'supervisor');
    expect(await dueOf()).toEqual([['2031-11-20T12:00:00.000Z', 3]]);
    await choose('weekly', 'America/New_York');
    expect(await dueOf()).toEqual([['2031-11-24T12:00:00.000Z', 3]]);
    // Ten in the evening in New York: the quiet hours still hold.
    await choose('instant', 'America/New_York');
    expect(await dueOf()).toEqual([['2031-11-20T11:00:00.000Z', 3]]);
    await choose('instant', 'America/Los_Angeles');
    expect(await dueOf()).toEqual([['2031-11-20T03:00:00.000Z', 3]]);
    const sent: string[] = [];
    app.wiring.mail = { send: async ({ to }) => void sent.push(to) };
    await runWork(app, 'mail');
    expect(sent.filter((to) => to.startsWith('supervisor'))).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    app.setNow(null);
  });
});
