import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companySettingsEndpoints } from '#features/accounts/organizations/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { reportEndpoints } from '#features/nights/daily-reports/contract';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { flags } from '#platform/contract/flags';
import { readConfig } from '#platform/server/config';
import { buildApp } from '../../../../apps/server/build-app.ts';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../tests/api/harness/recurrences.ts';
import { createSeries, readSeries } from '../../../../tests/api/harness/task-series.ts';
import type { Change } from '../contract/index.ts';

let app: TestApp;
let address: string;
let acme: Company;
let rival: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

type Heard = { event: string; id?: number; data: Partial<Change> };

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

/** Reads a stream until the test ends; `heard` fills while it is open. */
const follow = async (client: Client, start: number | string = '', at = address) => {
  const ending = new AbortController();
  open.push(ending);
  const answer = await fetch(`${at}/api/v1/changes${typeof start === 'number' ? `?after=${start}` : start}`, {
    headers: client.headers(),
    signal: ending.signal,
  });
  const heard: Heard[] = [];
  const rights: string[] = [];
  const ended = (async () => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(
          block.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
        );
        if (fields.event === 'rights') rights.push(JSON.parse(fields.data ?? '{}').mark);
        else if (fields.event) {
          heard.push({ event: fields.event, id: Number(fields.id), data: JSON.parse(fields.data ?? '{}') });
        }
      }
    }
  })().catch(() => undefined);
  return { answer, heard, rights, ended };
};

const create = (site: Company['inScope']) => addTask(manager, site);

describe('the stream of changes', () => {
  it('tells people who see the job within two seconds, and nobody else', async () => {
    const [supervisor, viewer, nobody, stranger] = await Promise.all([
      follow(await acme.signIn('supervisor')),
      follow(await acme.signIn('viewer')),
      follow(await acme.signIn('nobody')),
      follow(await rival.signIn('admin')),
    ]);
    expect(supervisor.answer.headers.get('content-type')).toContain('text/event-stream');
    const near = await create(acme.inScope);
    const away = await create(acme.outOfScope);
    const moved = await manager.call(taskEndpoints.transitionTask, {
      body: { id: near.id, transition: 'close' },
    });
    expect(moved.status).toBe(200);
    await expect.poll(() => viewer.heard.length, { timeout: 2000 }).toBe(2);
    const received = [
      { entity: 'task', id: near.id, name: 'task.created' },
      { entity: 'task', id: near.id, name: 'task.moved' },
    ];
    for (const { heard } of [supervisor, viewer]) expect(heard.map(({ data }) => data)).toEqual(received);
    for (const { heard } of [nobody, stranger]) expect(heard).toEqual([]);
    expect(JSON.stringify(supervisor.heard)).not.toContain(`"id":${away.id},`);
  });

  it('tells people with a viewer license of no internal task, nor of what is not final', async () => {
    const viewer = await acme.signIn('viewer');
    const [now, supervisor] = await Promise.all([follow(viewer), follow(await acme.signIn('supervisor'))]);
    const before = await create(acme.inScope);
    await expect.poll(() => now.heard.length).toBe(1);
    const hidden = await addTask(manager, acme.inScope, { internal_only: true });
    const { jobId: job_id, buildingId: building_id } = acme.inScope;
    const report = await manager.call(reportEndpoints.startDailyReport, { body: { job_id, building_id } });
    const { id } = report.payload;
    const body = { general_comments: { description: 'Quiet' } };
    await manager.call(reportEndpoints.updateDailyReport, { params: { id }, body });
    await expect.poll(() => supervisor.heard.length).toBeGreaterThan(3);
    expect(now.heard.map(({ data }) => data.id)).toEqual([before.id]);
    const later = await follow(viewer, now.heard[0]?.id);
    await manager.call(reportEndpoints.finalizeDailyReport, { body: { id } });
    await expect.poll(() => now.heard.at(-1)?.data).toMatchObject({ entity: 'daily-report', id });
    expect(now.heard.map(({ data }) => data.id)).not.toContain(hidden.id);
    expect(later.heard.map(({ data }) => data.id)).not.toContain(hidden.id);
  });

  it('tells every change of a series to the people of its job', async () => {
    const day = new Date(Date.now() + 7 * 86_400_000);
    const rule = weekly(day.toISOString().slice(0, 10), day.getUTCDay());
    const [supervisor, nobody, stranger] = await Promise.all([
      follow(await acme.signIn('supervisor')),
      follow(await acme.signIn('nobody')),
      follow(await rival.signIn('admin')),
    ]);
    const { outOfScope: away } = acme;
    const hidden = await createSeries(manager, acme, rule, {
      job_id: away.jobId,
      building_id: away.buildingId,
    });
    const { id } = await createSeries(manager, acme, rule);
    const params = { id };
    await manager.call(taskEndpoints.pauseSeries, { params });
    await manager.call(taskEndpoints.resumeSeries, { params });
    const { coming, updated_at } = await readSeries(manager, id);
    const dates = coming.map(({ occurrence_date }) => occurrence_date);
    await manager.call(taskEndpoints.skipOccurrence, {
      params,
      body: { date: dates[1] ?? '', note: 'Rented out' },
    });
    const fields = { description: 'Wax', type: 'service' as const };
    const saved = await manager.call(taskEndpoints.updateSeries, {
      params,
      body: { ...fields, updated_at, scope: 'all' },
    });
    const split = await manager.call(taskEndpoints.updateSeries, {
      params,
      body: {
        ...fields,
        updated_at: saved.payload.updated_at,
        scope: 'following',
        occurrence_date: dates[3] ?? '',
      },
    });
    await manager.call(taskEndpoints.deleteSeries, { params: { id: split.payload.id } });
    const received = () =>
      supervisor.heard.flatMap(({ data }) => (data.entity === 'task-series' ? [[data.id, data.name]] : []));
    await expect
      .poll(received, { timeout: 2000 })
      .toEqual([
        ...['created', 'paused', 'resumed', 'skipped', 'updated', 'ended'].map((what) => [
          id,
          `series.${what}`,
        ]),
        [split.payload.id, 'series.created'],
        [split.payload.id, 'series.deleted'],
      ]);
    expect(received().flat()).not.toContain(hidden.id);
    for (const { heard } of [nobody, stranger]) expect(heard).toEqual([]);
  });

  it('rings the bell of one person, in every process, and says when it was read', async () => {
    const [porter, supervisor, stranger] = await Promise.all([
      follow(await acme.signIn('day-porter')),
      follow(await acme.signIn('supervisor')),
      follow(await rival.signIn('admin')),
    ]);
    const bells = ({ heard }: typeof porter) =>
      heard.flatMap(({ data }) => (data.entity === 'bell' ? [[data.id, data.name]] : []));
    const own = acme.users['day-porter'];
    await addTask(manager, acme.inScope, { assignee_user_ids: [own] });
    await runWork(app, 'notifications');
    await expect.poll(() => bells(porter), { timeout: 2000 }).toEqual([[own, 'bell.rang']]);
    const client = await acme.signIn('day-porter');
    const { payload } = await client.call(notificationEndpoints.listNotifications);
    expect(payload.unread).toBe(1);
    const ids = payload.rows.map(({ id }) => id);
    await client.call(notificationEndpoints.readNotifications, { body: { ids } });
    await client.call(notificationEndpoints.readNotifications, { body: { ids } });
    await addTask(manager, acme.inScope);
    await expect.poll(() => bells(porter).length, { timeout: 2000 }).toBe(2);
    expect(bells(porter)[1]).toEqual([own, 'bell.read']);
    for (const other of [supervisor, stranger]) expect(bells(other)).toEqual([]);
    const again = await follow(client, '?age=60000');
    const later = await follow(await acme.signIn('supervisor'), '?age=60000');
    await expect.poll(() => bells(again).length, { timeout: 2000 }).toBeGreaterThan(1);
    await expect.poll(() => later.heard.length, { timeout: 2000 }).toBeGreaterThan(0);
    expect(bells(later)).toEqual([]);
  });

  it('tells everybody of an organization that its look changed, and nobody else', async () => {
    const [nobody, stranger] = await Promise.all([
      follow(await acme.signIn('nobody')),
      follow(await rival.signIn('admin')),
    ]);
    const admin = await acme.signIn('admin');
    const { payload } = await admin.call(companySettingsEndpoints.getCompanySettings);
    const { time_zone, primary_brand_color, secondary_brand_color, public_email, public_phone } = payload;
    const { share_link_days, updated_at } = payload;
    const body = {
      name: 'Acme',
      time_zone,
      primary_brand_color,
      secondary_brand_color,
      public_email,
      public_phone,
      share_link_days,
      updated_at,
    };
    await admin.call(companySettingsEndpoints.updateOrganization, { body });
    await expect.poll(() => nobody.heard.length, { timeout: 2000 }).toBe(1);
    expect(nobody.heard[0]?.data).toEqual({
      entity: 'organization',
      id: acme.organizationId,
      name: 'organization.updated',
    });
    expect(stranger.heard).toEqual([]);
  });

  it('resumes behind what was heard, and says when it is too much', async () => {
    const first = await follow(manager);
    await create(acme.inScope);
    await expect.poll(() => first.heard.length).toBeGreaterThan(0);
    const last = first.heard.at(-1)?.id ?? 0;
    for (const one of open.splice(0)) one.abort();
    const missed = await create(acme.inScope);
    const hidden = await create(acme.outOfScope);
    const again = await follow(await acme.signIn('supervisor'), last);
    await expect.poll(() => again.heard.map(({ data }) => data.id)).toContain(missed.id);
    expect(again.heard.map(({ data }) => data.id)).not.toContain(hidden.id);
    await app.database.withTenant(
      { organizationId: acme.organizationId, userId: null, seesAllJobs: true, isViewer: false },
      (tenant) =>
        tenant.query({
          text: `insert into events (organization_id, name, entity, entity_id)
            select $1, 'task.updated', 'task', n from generate_series(1, 800) n`,
          values: [acme.organizationId],
        }),
    );
    const late = await follow(manager, last);
    await expect.poll(() => late.heard[0]?.event).toBe('gap');
  });

  it('begins with what changed while the page was loading', async () => {
    const task = await create(acme.inScope);
    const page = await follow(await acme.signIn('supervisor'), '?age=1000');
    await expect.poll(() => page.heard.map(({ data }) => data.id)).toContain(task.id);
  });

  it('passes on what another process committed', async () => {
    const second = await buildApp(readConfig({ DATA_DIR: app.dataDir, LOG_LEVEL: 'fatal' }), {
      databaseUrl: app.applicationUrl,
      rateLimits: false,
      poolSize: 2,
    });
    let there: Awaited<ReturnType<typeof follow>> | undefined;
    try {
      there = await follow(manager, '', await second.server.listen({ host: '127.0.0.1', port: 0 }));
      const task = await create(acme.inScope);
      // On a busy machine the process starts to listen late, and then tells that something was missed.
      const isReceived = () => there?.heard.some(({ event, data }) => event === 'gap' || data.id === task.id);
      await expect.poll(isReceived, { timeout: 10_000 }).toBe(true);
    } finally {
      await second.close();
    }
    await there?.ended;
  });

  it('ends at once in a process that is going down', async () => {
    const second = await buildApp(readConfig({ DATA_DIR: app.dataDir, LOG_LEVEL: 'fatal' }), {
      databaseUrl: app.applicationUrl,
      rateLimits: false,
      poolSize: 2,
    });
    const at = await second.server.listen({ host: '127.0.0.1', port: 0 });
    const early = await follow(manager, '', at);
    const closing = second.close();
    await early.ended;
    const late = await follow(manager, '', at).catch(() => undefined);
    await late?.ended;
    const before = performance.now();
    await closing;
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('needs a session, ends the oldest of too many, and refuses what it does not know', async () => {
    expect((await fetch(`${address}/api/v1/changes`)).status).toBe(401);
    const bad = await fetch(`${address}/api/v1/changes?after=x`, { headers: manager.headers() });
    expect(bad.status).toBe(422);
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    for (let n = 0; n < 9; n += 1) streams.push(await follow(manager));
    await streams[0]?.ended;
    await create(acme.inScope);
    await expect.poll(() => streams[8]?.heard.length).toBeGreaterThan(0);
  });
});

/** Milliseconds until a stream has ended. */
const endOf = async ({ ended }: Awaited<ReturnType<typeof follow>>): Promise<number> => {
  const before = performance.now();
  await ended;
  return performance.now() - before;
};

/** Changes a row as the owner of the database, which no endpoint does yet. */
const change = async (text: string, values: unknown[]): Promise<void> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.organization_id', $1, false)", [String(acme.organizationId)]);
  await owner.query(text, values);
  await owner.end();
};

describe('the end of a session', () => {
  it.each([
    ['a sign-out', (client: Client) => client.call(sessionEndpoints.logout, { body: {} })],
    [
      'the end of all sessions from another device',
      async () => (await acme.signIn('csr')).call(sessionEndpoints.endSessions, {}),
    ],
    [
      'a deactivation',
      () => change("update memberships set status = 'deactivated' where user_id = $1", [acme.users.csr]),
    ],
  ])('by %s ends its streams at once, and no others', async (_, end) => {
    const client = await acme.signIn('csr');
    const [own, other] = [await follow(client), await follow(await acme.signIn('viewer'))];
    await end(client);
    expect(await endOf(own)).toBeLessThan(1000);
    await create(acme.inScope);
    await expect.poll(() => other.heard.length, { timeout: 2000 }).toBeGreaterThan(0);
    expect(own.heard).toEqual([]);
    await change("update memberships set status = 'active' where user_id = $1", [acme.users.csr]);
  });
});

describe('a role that is changed', () => {
  it('is told within a second to the people whose rights change, and to nobody else', async () => {
    const [scheduler, other] = [await acme.signIn('scheduler'), await acme.signIn('sales-rep')];
    const [concerned, spared] = [await follow(scheduler), await follow(other)];
    await expect.poll(() => [concerned.rights.length, spared.rights.length]).toEqual([1, 1]);
    const before = performance.now();
    await change(
      "update roles set flags = array_remove(flags, 'tasks.canGetNext') where key = 'scheduler' and $1::int is not null",
      [acme.users.scheduler],
    );
    await expect.poll(() => concerned.rights.length, { timeout: 2000 }).toBe(2);
    expect(performance.now() - before).toBeLessThan(1000);
    const lost = flags.indexOf('tasks.canGetNext');
    expect(concerned.rights.map((mark) => mark[lost])).toEqual(['1', '0']);
    expect(spared.rights).toHaveLength(1);
  });
});

describe('a right that is taken', () => {
  it.each([
    ['with the role', 'supervisor', 'delete from membership_roles where user_id = $1'],
    [
      'from the role',
      'viewer',
      "update roles set flags = '{}' where $1::int is not null and id in (select role_id from membership_roles where user_id = $1)",
    ],
    ['with its module', 'scheduler', "update memberships set denied_modules = '{tasks}' where user_id = $1"],
  ] as const)('%s is not told of any more', async (_, who, text) => {
    const stream = await follow(await acme.signIn(who));
    await create(acme.inScope);
    await expect.poll(() => stream.heard.length, { timeout: 2000 }).toBe(1);
    await change(text, [acme.users[who]]);
    await pause(500);
    await create(acme.inScope);
    await pause(1000);
    expect(stream.heard).toHaveLength(1);
  });
});
