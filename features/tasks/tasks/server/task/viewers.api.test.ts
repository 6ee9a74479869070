import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileUrl } from '#features/accounts/files/contract';
import { dashboardEndpoints } from '#features/overview/dashboards/contract';
import { photoEndpoints } from '#features/sites/jobs/contract';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import type { MailMessage } from '#platform/server/mail/mail';
import { product } from '../../../../../apps/server/product.ts';
import {
  addTask,
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { createSeries } from '../../../../../tests/api/harness/task-series.ts';
import { taskDashboardEndpoints, taskEndpoints, taskExportEndpoints } from '../../contract/index.ts';
import { countTaskDays } from '../dashboard/count-task-days.ts';

const now = '2027-03-10T18:00:00Z';

let app: TestApp;
let acme: Company;
let manager: Client;
let viewer: Client;
let internal: { task: number; photo: number; note: number; series: number };
let shown: number;
const sent: MailMessage[] = [];

/** This word is in every text of the hidden task, and in none of the other. */
const secret = 'BACKROOM';

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now }));
  [manager, viewer] = await Promise.all([acme.signIn('manager'), acme.signIn('viewer')]);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const { payload: task } = await manager.call(taskEndpoints.createTask, {
    body: {
      job_id,
      building_id,
      description: `${secret} leak`,
      type: 'request',
      internal_only: true,
      assignee_user_ids: [acme.users.viewer],
    },
    files: [{ field: 'files', file: photo, name: `${secret}.jpg` }],
  });
  const noted = await manager.call(taskEndpoints.addTaskNote, {
    params: { id: task.id },
    body: { body: `${secret} note`, mention_user_ids: [acme.users.viewer] },
    files: [{ field: 'files', file: photo, name: `${secret}-2.jpg` }],
  });
  const note = noted.payload.notes[0]?.files[0]?.id ?? 0;
  const { id: series } = await createSeries(manager, acme, weekly('2027-03-12', 5), {
    description: `${secret} series`,
    internal_only: true,
  });
  internal = { task: task.id, photo: task.files[0]?.id ?? 0, note, series };
  shown = (await addTask(manager, acme.inScope, { description: 'Wipe the glass' })).id;
  await runWork(app, 'notifications');
  app.wiring.mail = {
    send: async (message) => {
      sent.push(message);
    },
  };
  await countTaskDays(app.database.withTenant, acme.organizationId);
});
afterAll(() => app.close());

describe('to people with a viewer license an internal task', () => {
  it('is in no list, count and export', async () => {
    const list = await viewer.call(taskEndpoints.listTasks, { query: {} });
    expect(list.payload.rows.map(({ id }) => id)).toEqual([shown]);
    expect((await viewer.call(taskEndpoints.listTasks, { query: { total: 'exact' } })).payload.total).toBe(1);
    expect((await viewer.call(taskEndpoints.listTasks, { query: { q: secret } })).payload.total).toBe(0);
    const search = { q: secret, sort: 'number' as const, format: 'csv' as const };
    expect((await viewer.call(taskExportEndpoints.exportTasks, { query: search })).text).not.toContain(
      secret,
    );
    expect(
      (await manager.call(taskEndpoints.listTasks, { query: { q: secret } })).payload.total,
    ).toBeGreaterThan(1);
  });

  it('has no page, notes, photos and files', async () => {
    expect((await viewer.call(taskEndpoints.getTask, { params: { id: internal.task } })).status).toBe(404);
    expect((await viewer.call(taskEndpoints.getTask, { params: { id: shown } })).status).toBe(200);
    for (const id of [internal.photo, internal.note]) {
      const url = fileUrl(acme.organizationId, id);
      expect([(await manager.raw('GET', url)).status, (await viewer.raw('GET', url)).status]).toEqual([
        200, 404,
      ]);
    }
    const photosOf = (client: Client) =>
      client.call(photoEndpoints.listJobPhotos, { params: { id: acme.inScope.jobId }, query: {} });
    expect((await photosOf(manager)).payload.photos).toHaveLength(2);
    expect((await photosOf(viewer)).payload.photos).toEqual([]);
  });

  it('says nothing of what it was while it was internal, once it is not', async () => {
    const { jobId: job_id, buildingId: building_id } = acme.inScope;
    const { payload: task } = await manager.call(taskEndpoints.createTask, {
      body: { job_id, building_id, type: 'request', description: `${secret} draft`, internal_only: true },
    });
    const save = async (set: object) => {
      const { payload } = await manager.call(taskEndpoints.getTask, { params: { id: task.id } });
      return manager.call(taskEndpoints.updateTask, {
        params: { id: task.id },
        body: { type: 'request', description: 'Mop the hall', ...set, updated_at: payload.updated_at },
      });
    };
    expect((await save({ internal_only: false })).status).toBe(200);
    await save({ priority_level: 'high' });
    const seen = await viewer.call(taskEndpoints.getTask, { params: { id: task.id } });
    expect(seen.text).not.toContain(secret);
    expect(seen.payload.timeline.map(({ changes }) => Object.keys(changes))).toEqual([['priority_level']]);
    const all = await manager.call(taskEndpoints.getTask, { params: { id: task.id } });
    expect(all.payload.timeline).toHaveLength(3);
    await manager.call(taskEndpoints.deleteTask, { params: { id: task.id } });
  });

  it('is in no figure: each counts what its list shows', async () => {
    const figures = await viewer.call(taskDashboardEndpoints.getTaskDashboard, { query: {} });
    const { open, created } = figures.payload.kpis;
    expect([open.value, created.value]).toEqual([1, 1]);
    const all = await manager.call(taskDashboardEndpoints.getTaskDashboard, { query: {} });
    expect(all.payload.kpis.created.value).toBeGreaterThan(2);
    expect((await viewer.call(taskDashboardEndpoints.listSiteWork)).payload).toMatchObject([{ open: 1 }]);
    const work = await viewer.call(taskDashboardEndpoints.getJobWork, { params: { id: acme.inScope.jobId } });
    expect(work.payload.open).toBe(1);
    const home = await viewer.call(dashboardEndpoints.getPersonalDashboard);
    expect(home.payload.kpis.my_open_tasks?.value).toBe(0);
  });

  it('is of no series', async () => {
    expect((await viewer.call(taskEndpoints.listSeries, { query: {} })).payload.rows).toEqual([]);
    const series = { params: { id: internal.series } };
    expect((await viewer.call(taskEndpoints.getSeries, series)).status).toBe(404);
    expect((await manager.call(taskEndpoints.getSeries, series)).status).toBe(200);
  });

  it('is told to nobody of them, though assigned and mentioned', async () => {
    const bell = await viewer.call(notificationEndpoints.listNotifications, { query: {} });
    expect(bell.payload).toMatchObject({ rows: [], unread: 0 });
    const mailed = await sqlAs<{ count: number }>(
      ...[app, acme, `select count(*)::int as count from notifications where user_id = $1`],
      [acme.users.viewer],
    );
    expect(mailed[0]?.count).toBe(0);
  });

  it('disappears with the notice of it when it becomes internal', async () => {
    const { id, updated_at } = await addTask(manager, acme.inScope, {
      description: 'Check the pump',
      assignee_user_ids: [acme.users.viewer],
    });
    await runWork(app, 'notifications');
    const bell = async () =>
      (await viewer.call(notificationEndpoints.listNotifications, { query: {} })).payload.unread;
    expect(await bell()).toBe(1);
    const body = { description: 'Check the pump', type: 'request' as const, internal_only: true, updated_at };
    expect((await manager.call(taskEndpoints.updateTask, { params: { id }, body })).status).toBe(200);
    expect(await bell()).toBe(0);
    await addTask(manager, acme.inScope, {
      description: 'Paint the fence',
      assignee_user_ids: [acme.users.viewer],
    });
    await runWork(app, 'notifications');
    await runWork(app, 'mail');
    const texts = sent.filter(({ to }) => to === 'viewer@acme.test').map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('Paint the fence')]);
    expect(texts.join()).not.toContain('pump');
  });

  it('is said by no call that needs nothing but a login', async () => {
    const reads = product.bindings.filter(
      ({ endpoint: { method, path, params, access } }) =>
        method === 'GET' && !params && path !== '/changes' && access !== 'token' && access !== 'public',
    );
    expect(reads.length).toBeGreaterThan(40);
    for (const { endpoint } of reads) {
      const answer = await viewer.raw('GET', `/api/v1${endpoint.path}`);
      expect(answer.text, endpoint.path).not.toContain(secret);
    }
  });
});

it('of the notes of a task that people with a viewer license see, those that are not internal are there for them', async () => {
  const add = (body: string, internal: boolean) =>
    manager.call(taskEndpoints.addTaskNote, { params: { id: shown }, body: { body, internal } });
  await add('Ask the landlord about the lease', true);
  await add('The glass is clean', false);
  const notesOf = async (client: Client) =>
    (await client.call(taskEndpoints.getTask, { params: { id: shown } })).payload.notes.map(
      ({ body }) => body,
    );
  expect(await notesOf(manager)).toHaveLength(2);
  expect(await notesOf(viewer)).toEqual(['The glass is clean']);
});

it('of an internal note people with a viewer license are not told, though mentioned', async () => {
  await manager.call(taskEndpoints.addTaskNote, {
    params: { id: shown },
    body: { body: `${secret} rent`, internal: true, mention_user_ids: [acme.users.viewer] },
  });
  await runWork(app, 'notifications');
  await runWork(app, 'mail');
  expect(sent.map(({ text }) => text).join()).not.toContain(secret);
  const bell = await viewer.call(notificationEndpoints.listNotifications, { query: {} });
  expect(JSON.stringify(bell.payload)).not.toContain(secret);
});
