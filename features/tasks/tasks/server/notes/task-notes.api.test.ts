import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { ownNoteMilliseconds } from '#features/sites/notes/contract';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let rival: Company;
let supervisor: Client;
let manager: Client;
let viewer: Client;
let photo: Buffer;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  [supervisor, manager, viewer] = await Promise.all([
    acme.signIn('supervisor'),
    acme.signIn('manager'),
    acme.signIn('viewer'),
  ]);
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const createAt = (site: Company['inScope'], more: object = {}) => addTask(manager, site, more);

const write = (client: Client, id: number, body: object, files = 0) =>
  client.call(taskEndpoints.addTaskNote, {
    params: { id },
    body,
    files: Array.from({ length: files }, () => ({
      field: 'files',
      file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
      name: 'glass.jpg',
    })),
  });

const remove = (client: Client, id: number) => client.call(taskEndpoints.deleteTaskNote, { params: { id } });

describe('adding a note', () => {
  it('keeps words, photos and mentions, and says so in the history', async () => {
    const task = await createAt(acme.inScope);
    const answer = await write(
      supervisor,
      task.id,
      {
        body: 'Ladder needed',
        internal: false,
        mention_user_ids: [acme.users['day-porter']],
        comments: ['Top'],
      },
      1,
    );
    expect(answer.status).toBe(200);
    expect(answer.payload.notes).toMatchObject([
      {
        body: 'Ladder needed',
        internal: false,
        author: { id: acme.users.supervisor },
        mentions: [{ id: acme.users['day-porter'] }],
        files: [{ comment: 'Top', visibility: 'public' }],
        can: { delete: true },
      },
    ]);
    expect(answer.payload.timeline.at(-1)).toMatchObject({ action: 'task.noted' });
    const [file] = answer.payload.notes[0]?.files ?? [];
    const get = (client: Client) =>
      client.call(fileEndpoints.getFile, { params: { photoId: file?.id ?? 0 } });
    expect((await get(viewer)).status).toBe(200);
    expect((await get(await acme.signIn('nobody'))).status).toBe(404);
  });

  it('is internal unless said otherwise, and always at an internal task', async () => {
    const open = await createAt(acme.inScope);
    expect((await write(supervisor, open.id, { body: 'a' })).payload.notes[0]?.internal).toBe(true);
    const hidden = await createAt(acme.inScope, { internal_only: true });
    const noted = await write(supervisor, hidden.id, { body: 'a', internal: false });
    expect(noted.payload.notes[0]?.internal).toBe(true);
  });

  it('a repeat with the same client_uuid makes no second note; the uuid of another one is refused', async () => {
    const task = await createAt(acme.inScope);
    const client_uuid = crypto.randomUUID();
    await write(supervisor, task.id, { body: 'Once', client_uuid });
    expect((await write(supervisor, task.id, { body: 'Once', client_uuid })).payload.notes).toHaveLength(1);
    expect((await write(manager, task.id, { body: 'Once', client_uuid })).status).toBe(422);
  });

  it('names everything that is wrong', async () => {
    const task = await createAt(acme.inScope);
    expect((await write(supervisor, task.id, { body: '  ' })).errors).toHaveProperty('body');
    const long = await write(supervisor, task.id, { body: 'x'.repeat(2001), mention_user_ids: [0] });
    expect(Object.keys(long.errors ?? {})).toEqual(['body', 'mention_user_ids.0']);
    for (const id of [acme.users.nobody, rival.users.admin]) {
      const answer = await write(supervisor, task.id, { body: 'Hello', mention_user_ids: [id] });
      expect(answer.errors).toHaveProperty('mention_user_ids');
    }
    const early = await write(supervisor, task.id, {
      body: 'a',
      device_at: new Date(Date.now() - 8 * 86_400_000).toISOString(),
    });
    expect(early.errors).toHaveProperty('device_at');
  });

  it('is for holders of the flag who see the task', async () => {
    const task = await createAt(acme.inScope);
    const away = await createAt(acme.outOfScope);
    expect((await write(viewer, task.id, { body: 'a' })).status).toBe(403);
    expect((await write(supervisor, away.id, { body: 'a' })).status).toBe(404);
    expect((await write(await rival.signIn('admin'), task.id, { body: 'a' })).status).toBe(404);
    expect(task.can.add_note).toBe(true);
  });
});

describe('deleting a note', () => {
  it('is for its author during 15 minutes, and for holders of the flag at any time', async () => {
    const task = await createAt(acme.inScope);
    const noteIn = async () => (await write(supervisor, task.id, { body: 'a' })).payload.notes.at(-1);
    const first = await noteIn();
    const second = await noteIn();
    app.setNow(new Date(Date.now() + ownNoteMilliseconds + 60_000));
    expect((await remove(supervisor, first?.id ?? 0)).status).toBe(403);
    app.setNow(null);
    const left = await remove(supervisor, first?.id ?? 0);
    expect(left.payload.notes.map(({ id }) => id)).toEqual([second?.id]);
    expect((await remove(supervisor, first?.id ?? 0)).status).toBe(404);
    expect((await remove(await acme.signIn('day-porter'), second?.id ?? 0)).status).toBe(403);
    expect((await remove(await rival.signIn('admin'), second?.id ?? 0)).status).toBe(404);
    expect((await remove(await acme.signIn('admin'), second?.id ?? 0)).payload.notes).toEqual([]);
  });
});
