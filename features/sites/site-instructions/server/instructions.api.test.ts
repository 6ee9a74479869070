import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { instructionEndpoints, type SiteInstruction } from '../contract/index.ts';

const { createInstruction, deleteInstruction, listInstructions, orderInstructions, updateInstruction } =
  instructionEndpoints;

const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

let app: TestApp;
let acme: Company;
let manager: Client;
let areaManager: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, areaManager, supervisor] = (await Promise.all(
    (['manager', 'area-manager', 'supervisor'] as const).map(acme.signIn),
  )) as [Client, Client, Client];
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

type Body = { [K in keyof z.input<(typeof createInstruction)['body']>]?: unknown };

const picture = async () => ({
  field: 'files',
  file: new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }),
  name: 'kitchen.jpg',
});

const create = async (body: Body = {}, { client = manager, jobId = acme.inScope.jobId, photos = 0 } = {}) =>
  client.send(createInstruction, {
    params: { id: jobId },
    body: { room: 'Kitchen', text_en: 'Wipe the counters.', frequency: 'nightly', ...body },
    files: await Promise.all(Array.from({ length: photos }, picture)),
  });

const add = async (body: Body = {}, options = {}): Promise<SiteInstruction> => {
  const answer = await create(body, options);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const list = async (client = supervisor, id = acme.inScope.jobId) =>
  (await client.call(listInstructions, { params: { id } })).payload;

const paramsOf = ({ id }: { id: number }) => ({ id: acme.inScope.jobId, instructionId: id });

describe('writing', () => {
  it('keeps both languages and the photos, and shows them to whoever sees the job', async () => {
    const made = await add({ text_es: 'Limpie las encimeras.' }, { photos: 2 });
    const shown = (await list()).rows.find(({ id }) => id === made.id);
    expect(shown).toMatchObject({
      room: 'Kitchen',
      text_en: 'Wipe the counters.',
      text_es: 'Limpie las encimeras.',
      frequency: 'nightly',
      since_read: null,
    });
    expect(shown?.photos).toHaveLength(2);
    const photoId = shown?.photos[0]?.id ?? 0;
    const seen = await supervisor.call(fileEndpoints.getFile, { params: { photoId } });
    expect(seen.status).toBe(200);
    expect((await stranger.call(fileEndpoints.getFile, { params: { photoId } })).status).toBe(404);
    const removed = await manager.call(fileEndpoints.deleteFile, { params: { id: photoId } });
    expect(removed.status).toBe(403);
  });

  it('keeps of a frequency what it needs', async () => {
    const weekly = await add({ frequency: 'weekly', weekdays: [5, 1, 5], day: 3, month: 4 });
    expect(weekly).toMatchObject({ weekdays: [1, 5], day: null, month: null });
    expect(await add({ frequency: 'quarterly' })).toMatchObject({ weekdays: [], day: 1, month: 1 });
    expect(await add({ frequency: 'monthly', day: 31, month: 5 })).toMatchObject({ day: 31, month: null });
  });

  it('answers bad input with every field', async () => {
    const broken = await create({ room: '', frequency: 'hourly', day: 40 });
    expect([broken.status, Object.keys(broken.errors).sort()]).toEqual([422, ['day', 'frequency', 'room']]);
    const empty = await create({
      text_en: ' ',
      frequency: 'weekly',
      building_id: acme.outOfScope.buildingId,
    });
    expect([empty.status, Object.keys(empty.errors).sort()]).toEqual([
      422,
      ['building_id', 'text_en', 'weekdays'],
    ]);
  });

  it('is for people who edit the job site, at jobs in scope', async () => {
    expect((await create({}, { client: supervisor })).status).toBe(403);
    expect((await create({}, { client: stranger })).status).toBe(404);
    expect((await create({}, { client: areaManager, jobId: acme.outOfScope.jobId })).status).toBe(404);
    const unseen = await supervisor.call(listInstructions, { params: { id: acme.outOfScope.jobId } });
    expect(unseen.status).toBe(404);
    expect((await list(supervisor)).can.edit).toBe(false);
    expect((await list(areaManager)).can.edit).toBe(true);
  });
});

describe('changing', () => {
  it('saves the fields that are sent, adds photos and takes others away', async () => {
    const made = await add({ text_es: 'Limpie.' }, { photos: 2 });
    const { status, payload } = await manager.call(updateInstruction, {
      params: paramsOf(made),
      body: {
        text_en: 'Wipe and dry the counters.',
        removed_photo_ids: [made.photos[0]?.id ?? 0],
        updated_at: made.updated_at,
      },
      files: [await picture()],
    });
    expect(status).toBe(200);
    expect(payload).toMatchObject({ text_en: 'Wipe and dry the counters.', text_es: 'Limpie.' });
    expect(payload.photos).toHaveLength(2);
    expect(payload.photos[0]?.id).toBe(made.photos[1]?.id);
  });

  it('refuses what was read before somebody else saved, and answers what is saved', async () => {
    const made = await add();
    const save = (room: string) =>
      manager.call(updateInstruction, {
        params: paramsOf(made),
        body: { room, updated_at: made.updated_at },
      });
    expect((await save('Pantry')).status).toBe(200);
    const late = await save('Break room');
    expect(late.status).toBe(409);
    expect(late.text).toContain('Pantry');
  });

  it('changes nothing when nothing differs', async () => {
    const made = await add();
    const { version } = await list();
    const { payload } = await manager.call(updateInstruction, {
      params: paramsOf(made),
      body: { room: made.room, updated_at: made.updated_at },
    });
    expect(payload.updated_at).toBe(made.updated_at);
    expect((await list()).version).toBe(version);
  });

  it('keeps words in one language, and ten photos at most', async () => {
    const made = await add({}, { photos: 9 });
    const body = { updated_at: made.updated_at };
    const wordless = await manager.call(updateInstruction, {
      params: paramsOf(made),
      body: { ...body, text_en: '' },
    });
    expect(wordless.errors.text_en).toBeDefined();
    const full = await manager.call(updateInstruction, {
      params: paramsOf(made),
      body,
      files: [await picture(), await picture()],
    });
    expect([full.status, Object.keys(full.errors)]).toEqual([422, ['files']]);
  });

  it('deletes one, once', async () => {
    const made = await add();
    const remove = (client = manager) => client.call(deleteInstruction, { params: paramsOf(made) });
    expect((await remove(supervisor)).status).toBe(403);
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await list()).rows.some(({ id }) => id === made.id)).toBe(false);
  });

  it('orders all of them, and keeps their own times', async () => {
    await add({ room: 'Lobby' });
    const before = await list();
    const ids = before.rows.map(({ id }) => id).toReversed();
    const order = (wanted: number[], client = manager) =>
      client.call(orderInstructions, { params: { id: acme.inScope.jobId }, body: { ids: wanted } });
    expect((await order(ids, supervisor)).status).toBe(403);
    expect((await order(ids)).status).toBe(200);
    const after = await list();
    expect(after.rows).toEqual(before.rows.toReversed());
    expect(after.version).toBe(before.version);
    expect((await order(ids.slice(1))).status).toBe(409);
    expect((await order([...ids.slice(1), ids[1] ?? 0])).status).toBe(409);
    expect((await order(ids, stranger)).status).toBe(404);
  });

  it('lets ten people add at once, each at a place of its own', async () => {
    const before = (await list()).rows.length;
    const made = await Promise.all(Array.from({ length: 10 }, (_, nth) => add({ room: `Room ${nth}` })));
    const { rows } = await list();
    expect(rows).toHaveLength(before + 10);
    expect(new Set(rows.slice(-10).map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
  });
});
