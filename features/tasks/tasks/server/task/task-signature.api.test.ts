import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let porter: Client;
let image: Blob;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, porter] = await Promise.all([acme.signIn('supervisor'), acme.signIn('day-porter')]);
  const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  image = new Blob([new Uint8Array(png)], { type: 'image/png' });
});
afterAll(() => app.close());

const create = (more: object = {}, client = supervisor, where = acme.inScope) =>
  addTask(client, where, { description: 'Mop the dock', ...more });

const sign = (client: Client, id: number | string, more: object = {}, headers: Record<string, string> = {}) =>
  client.send(taskEndpoints.signTask, {
    body: { id, name: 'Ana Ruiz', ...more },
    files: [{ field: 'signature', file: image, name: 'signature.png' }],
    headers,
  });

describe('signing a task', () => {
  it('lets a task that asks for a signature be closed, and is no photo', async () => {
    const { id } = await create({ require_signature: true, require_photo: true });
    expect(Object.keys((await transitionTask(supervisor, id, 'close')).errors)).toEqual([
      'photo',
      'signature',
    ]);
    const signed = (await sign(supervisor, id)).payload;
    expect(signed.signature).toMatchObject({
      name: 'Ana Ruiz',
      file: { purpose: 'signature', visibility: 'internal', mime: 'image/png' },
    });
    expect(signed).toMatchObject({ status: 'open', photo_count: 0, files: [], resolution_files: [] });
    expect(signed.timeline.at(-1)).toMatchObject({
      action: 'task.signed',
      changes: { signature: [null, 'Ana Ruiz'] },
    });
    expect(Object.keys((await transitionTask(supervisor, id, 'close')).errors)).toEqual(['photo']);
    const plain = await create({ require_signature: true });
    await sign(supervisor, plain.id);
    const { rows } = (await supervisor.call(taskEndpoints.listTasks, { query: { per_page: 100 } })).payload;
    expect(rows.find((row) => row.id === plain.id)?.photo_count).toBe(0);
    expect((await transitionTask(supervisor, plain.id, 'close')).payload.status).toBe('closed');
  });

  it('takes the place of the earlier signature; a retry does not sign twice', async () => {
    const { id } = await create();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await sign(supervisor, id, {}, key);
    const retry = await sign(supervisor, id, {}, key);
    expect(retry.payload.signature).toEqual(first.payload.signature);
    const second = (await sign(supervisor, id, { name: 'Luis Mora' })).payload;
    expect(second.signature?.name).toBe('Luis Mora');
    expect(second.signature?.file.id).not.toBe(first.payload.signature?.file.id);
    expect(second.timeline.filter(({ action }) => action === 'task.signed')).toHaveLength(2);
    expect(second.timeline.at(-1)?.changes.signature).toEqual(['Ana Ruiz', 'Luis Mora']);
  });

  it('names every wrong field', async () => {
    const { id } = await create();
    const bad = await sign(supervisor, 'x', { name: ' ', surprise: 1 });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors).toSorted()).toEqual(['id', 'name', 'surprise']);
    for (const name of ['<b>', '12', 'a'.repeat(101), undefined]) {
      expect(Object.keys((await sign(supervisor, id, { name })).errors)).toEqual(['name']);
    }
    const bare = await supervisor.call(taskEndpoints.signTask, { body: { id, name: 'Ana' }, files: [] });
    expect(Object.keys(bare.errors)).toEqual(['signature']);
    const words = new Blob(['no picture'], { type: 'image/png' });
    const file = { field: 'signature', file: words, name: 'signature.png' };
    const wrong = await supervisor.call(taskEndpoints.signTask, { body: { id, name: 'Ana' }, files: [file] });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['signature']]);
    const good = { field: 'signature', file: image, name: 'signature.png' };
    const two = await supervisor.call(taskEndpoints.signTask, {
      body: { id, name: 'Ana' },
      files: [good, good],
    });
    expect(two.status).toBe(422);
  });

  it('is for whoever may close it', async () => {
    const theirs = await create({ assignee_user_ids: [acme.users['day-porter']] });
    const other = await create();
    expect((await sign(porter, theirs.id)).status).toBe(200);
    expect((await sign(porter, other.id)).status).toBe(403);
    expect((await sign(await acme.signIn('viewer'), other.id)).status).toBe(403);
  });

  it('does not exist out of scope or for another company', async () => {
    const manager = await acme.signIn('manager');
    const away = await create({}, manager, acme.outOfScope);
    expect((await sign(supervisor, away.id)).status).toBe(404);
    expect((await sign(await rival.signIn('admin'), away.id)).status).toBe(404);
  });

  it('waits for a task that is done to be reopened', async () => {
    const { id } = await create();
    expect((await transitionTask(supervisor, id, 'begin')).status).toBe(200);
    expect((await sign(supervisor, id)).status).toBe(200);
    await transitionTask(supervisor, id, 'close');
    expect((await sign(supervisor, id)).status).toBe(409);
    const cancelled = await create();
    await transitionTask(supervisor, cancelled.id, 'cancel', { note: 'Not needed' });
    expect((await sign(supervisor, cancelled.id)).status).toBe(409);
  });
});

describe('the clock of a device', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

  it.each([
    ['begin', {}],
    ['close', {}],
    ['cancel', { note: 'Not needed' }],
  ])('is neither ahead nor a week behind on %s', async (transition, more) => {
    const { id } = await create();
    for (const device_at of ['2099-01-01T00:00:00Z', hours(0.1), hours(-7 * 24 - 1)]) {
      const answer = await transitionTask(supervisor, id, transition, { ...more, device_at });
      expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['device_at']]);
    }
    expect(
      (await transitionTask(supervisor, id, transition, { ...more, device_at: hours(-24) })).status,
    ).toBe(200);
  });

  it('is neither on creation', async () => {
    const body = {
      job_id: acme.inScope.jobId,
      building_id: acme.inScope.buildingId,
      type: 'request',
      description: 'Wipe',
    } as const;
    const enter = (device_created_at: string) =>
      supervisor.call(taskEndpoints.createTask, { body: { ...body, device_created_at } });
    for (const at of [hours(0.1), hours(-7 * 24 - 1)]) {
      expect(Object.keys((await enter(at)).errors ?? {})).toEqual(['device_created_at']);
    }
    for (const at of [hours(0.05), hours(-24)]) expect((await enter(at)).status).toBe(200);
  });

  it('may be ahead by what clocks drift', async () => {
    const { id } = await create();
    expect((await transitionTask(supervisor, id, 'begin', { device_at: hours(0.05) })).status).toBe(200);
  });
});
