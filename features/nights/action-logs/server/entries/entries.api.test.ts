import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { actionLogEndpoints, entryEndpoints } from '../../contract/index.ts';

const { addActionLogEntry, updateActionLogEntry, stopActionLogEntry, listActionLogEntries } = entryEndpoints;
const { addEntryPhotos, addEntryTask, deleteActionLogEntry } = entryEndpoints;

// Nine in the morning in Denver.
const now = '2026-07-01T15:00:00Z';
const earlier = '2026-07-01T14:00:00Z';

let app: TestApp;
let acme: Company;
let porter: Client;
let supervisor: Client;
let csr: Client;
let stranger: Client;
let room: number;
let logId: number;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  [porter, supervisor, csr] = (await Promise.all(
    (['day-porter', 'supervisor', 'csr'] as const).map(acme.signIn),
  )) as [Client, Client, Client];
  stranger = await started.rival.signIn('admin');
  const [area] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into common_areas (organization_id, building_id, name, type_id)
     select $1, $2, 'Restroom 2', id from common_area_types where organization_id = $1 limit 1 returning id`,
    [acme.organizationId, acme.inScope.buildingId],
  );
  room = area?.id ?? 0;
  const { jobId, buildingId } = acme.inScope;
  logId = (await porter.call(actionLogEndpoints.saveActionLog, { body: { jobId, buildingId } })).payload.id;
});
afterAll(() => app.close());

const picture = async (width = 40) => {
  const bytes = await sharp({ create: { width, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return {
    field: 'files',
    file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    name: `p${width}.jpg`,
  };
};

const add = async (body: object = {}, client = porter, files?: Awaited<ReturnType<typeof picture>>[]) =>
  client.call(addActionLogEntry, {
    body: { report_id: logId, action_type: 'lobby', started_at: earlier, ...body },
    ...(files ? { files } : {}),
  });

/** The entry of this name in the log. */
const noted = async (description: string, body: object = {}) => {
  const { payload } = await add({ description, ...body });
  const entry = payload.entries.find((one) => one.description === description);
  if (!entry) throw new Error(`not noted: ${description}`);
  return entry;
};

describe('an entry is noted', () => {
  it('with its photos, place and request, once for a device', async () => {
    const body = {
      client_uuid: randomUUID(),
      action_type: 'tenant_request',
      common_area_id: room,
      description: 'Coffee on the carpet',
      requested_by: 'Ana Ruiz',
      requested_at: earlier,
      ended_at: '2026-07-01T14:20:00Z',
      visibility: 'public',
      device_at: '2026-07-01T14:40:00Z',
    };
    const { status, payload, text } = await add(body, porter, [await picture()]);
    expect(status, text).toBe(200);
    expect(payload).toMatchObject({ status: 'pending', entry_count: 1, photo_count: 1, running_count: 0 });
    expect(payload.entries[0]).toMatchObject({
      action_type: 'tenant_request',
      common_area: { id: room, name: 'Restroom 2' },
      floor: null,
      requested_by: 'Ana Ruiz',
      visibility: 'public',
      task: null,
      created_by: { id: acme.users['day-porter'] },
      files: [{ visibility: 'public' }],
      device_at: '2026-07-01T14:40:00Z',
      received_at: now,
    });
    expect(payload.timeline.at(-1)).toMatchObject({ action: 'action-log.entry-added', from: 'new' });
    const again = await add(body, porter, [await picture()]);
    expect(again.payload).toMatchObject({ entry_count: 1, photo_count: 1 });
  });

  it('in the own log of the day when the phone does not know it', async () => {
    const { jobId: job_id, buildingId: building_id } = acme.inScope;
    const unknown = { report_id: randomUUID(), job_id, building_id };
    expect((await add(unknown)).payload.id).toBe(logId);
    const other = { ...unknown, report_id: randomUUID() };
    const fresh = await add({ ...other, log_date: '2026-06-30', started_at: '2026-06-30T15:00:00Z' });
    expect(fresh.payload).toMatchObject({ log_date: '2026-06-30', client_uuid: other.report_id });
    expect((await add({ report_id: randomUUID() })).status).toBe(404);
    const { outOfScope } = acme;
    const far = { report_id: undefined, job_id: outOfScope.jobId, building_id: outOfScope.buildingId };
    expect((await add(far)).status).toBe(404);
    expect(Object.keys((await add({ report_id: undefined })).errors).sort()).toEqual([
      'building_id',
      'job_id',
    ]);
  });

  it('on the day of the log, in its building, and says all that does not fit', async () => {
    const wrong = await add({
      started_at: '2026-06-30T15:00:00Z',
      ended_at: '2026-06-30T14:00:00Z',
      requested_at: '2026-07-01T16:00:00Z',
      common_area_id: 999_999,
      floor_id: 999_999,
    });
    expect(wrong.status).toBe(422);
    const fields = ['common_area_id', 'ended_at', 'floor_id', 'requested_at', 'started_at'];
    expect(Object.keys(wrong.errors).sort()).toEqual(fields);
    for (const requested_at of ['2026-06-01T13:59:00Z', '2026-07-01T14:01:00Z'])
      expect(Object.keys((await add({ requested_at })).errors)).toEqual(['requested_at']);
    expect((await add({ started_at: '2026-07-01T15:06:00Z' })).errors).toHaveProperty('started_at');
    expect((await add({ running: true, ended_at: now })).errors).toHaveProperty('ended_at');
    const shape = await add({ action_type: 'nap', description: 'x'.repeat(2001), requested_by: '12' });
    expect(Object.keys(shape.errors).sort()).toEqual(['action_type', 'description', 'requested_by']);
    expect([(await add({}, csr)).status, (await add({}, stranger)).status]).toEqual([403, 404]);
  });
});

describe('a running entry', () => {
  const stop = (id: number, ended_at: string, client = porter) =>
    client.call(stopActionLogEntry, { params: { id }, body: { ended_at } });

  it('is started and stopped, and its first end stands', async () => {
    const { id } = await noted('Running', { running: true });
    expect((await stop(id, '2026-07-01T13:00:00Z')).errors).toHaveProperty('ended_at');
    const { payload } = await stop(id, '2026-07-01T14:30:00Z');
    const entry = { id, running: false, ended_at: '2026-07-01T14:30:00Z' };
    expect(payload.entries).toContainEqual(expect.objectContaining(entry));
    const second = await stop(id, now, supervisor);
    expect(second.payload.entries).toContainEqual(expect.objectContaining(entry));
    expect([(await stop(id, now, csr)).status, (await stop(id, now, stranger)).status]).toEqual([403, 404]);
  });
});

describe('a room that is not there any more', () => {
  it('stays where the work was, and is no new choice', async () => {
    const [area] = await sqlAs<{ id: number }>(
      app,
      acme,
      `insert into common_areas (organization_id, building_id, name, type_id)
       select $1, $2, 'Closet', id from common_area_types where organization_id = $1 limit 1 returning id`,
      [acme.organizationId, acme.inScope.buildingId],
    );
    const common_area_id = area?.id ?? 0;
    const { id } = await noted('Mopped', { common_area_id, running: true });
    await sqlAs(app, acme, 'update common_areas set deleted_at = now() where id = $1', [common_area_id]);
    const other = await noted('Elsewhere');
    const change = (entry: number, body: object) =>
      porter.call(updateActionLogEntry, {
        params: { id: entry },
        body: { action_type: 'lobby', started_at: earlier, common_area_id, ...body },
      });
    expect((await change(id, { description: 'Mopped twice', running: true })).status).toBe(200);
    expect((await change(other.id, {})).errors).toHaveProperty('common_area_id');
    expect((await add({ common_area_id })).errors).toHaveProperty('common_area_id');
    const stopped = await porter.call(stopActionLogEntry, { params: { id }, body: { ended_at: now } });
    expect(stopped.status, stopped.text).toBe(200);
    const offline = await add({ common_area_id, description: 'Offline', device_at: earlier });
    expect(offline.payload.entries).toContainEqual(
      expect.objectContaining({
        description: 'Offline',
        common_area: { id: common_area_id, name: 'Closet' },
      }),
    );
    expect((await add({ common_area_id: 999_999, device_at: earlier })).status).toBe(422);
  });
});

describe('an entry is changed', () => {
  it('traced, and refused when it was changed since', async () => {
    const { id, updated_at } = await noted('Swept');
    const change = (body: object, client = porter) =>
      client.call(updateActionLogEntry, {
        params: { id },
        body: { action_type: 'lobby', started_at: earlier, ...body },
      });
    const { payload } = await change({ description: 'Swept twice', updated_at });
    expect(payload.timeline.at(-1)).toMatchObject({ changes: { description: ['Swept', 'Swept twice'] } });
    expect((await change({ description: 'Other', updated_at })).status).toBe(409);
    expect((await change({}, csr)).status).toBe(403);
    expect((await change({}, stranger)).status).toBe(404);
  });

  it('by photos, and by the task that is made of it once', async () => {
    const { id } = await noted('Lamp is out', { common_area_id: room, visibility: 'public' });
    const photos = await porter.call(addEntryPhotos, {
      params: { id },
      body: {},
      files: [await picture(), await picture(44)],
    });
    expect(photos.payload.entries.find((one) => one.id === id)?.files).toHaveLength(2);
    const empty = await porter.call(addEntryPhotos, { params: { id }, body: {}, files: [] });
    expect(empty.errors).toHaveProperty('files');
    const task = (client: Client) =>
      client.call(addEntryTask, { params: { id }, body: { description: 'Change the lamp' } });
    const made = (await task(porter)).payload.entries.find((one) => one.id === id)?.task;
    expect(made).toMatchObject({ title: 'Change the lamp', status: 'open' });
    const again = (await task(supervisor)).payload.entries.find((one) => one.id === id)?.task;
    expect(again?.id).toBe(made?.id);
    const rows = await sqlAs<{ photos: number; room: number; internal_only: boolean }>(
      app,
      acme,
      `select (select count(*)::int from files f where f.owner_entity = 'task' and f.owner_id = t.id) as photos,
         building_common_area_id as room, internal_only from tasks t where id = $1`,
      [made?.id],
    );
    expect(rows).toEqual([{ photos: 2, room, internal_only: false }]);
    expect([(await task(csr)).status, (await task(stranger)).status]).toEqual([403, 404]);
  });

  it('and taken back by its porter, by others with the right to delete', async () => {
    const { id } = await noted('By mistake');
    const remove = (client: Client) => client.call(deleteActionLogEntry, { params: { id } });
    expect([(await remove(csr)).status, (await remove(stranger)).status]).toEqual([403, 404]);
    const { payload } = await remove(porter);
    expect(payload.entries.some((one) => one.id === id)).toBe(false);
    expect((await remove(porter)).status).toBe(404);
    const other = await noted('Other');
    expect((await supervisor.call(deleteActionLogEntry, { params: { id: other.id } })).status).toBe(200);
  });
});

it('the entries of a log are a table of their own', async () => {
  const { payload } = await porter.call(listActionLogEntries, { query: { id: logId, per_page: 2 } });
  expect(payload.rows).toHaveLength(2);
  expect(payload.total).toBeGreaterThan(2);
  expect((await stranger.call(listActionLogEntries, { query: { id: logId } })).status).toBe(404);
});
