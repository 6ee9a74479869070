import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { ownNoteMilliseconds } from '#features/sites/notes/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { jobNoteEndpoints } from '../../contract/index.ts';

const calls = jobNoteEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let viewer: Client;
let porter: Client;
let stranger: Client;
let jobId: number;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [admin, supervisor, viewer, porter, stranger] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    acme.signIn('day-porter'),
    rival.signIn('admin'),
  ]);
  jobId = acme.inScope.jobId;
});
afterAll(() => app.close());

const write = (client: Client, more: object = {}, id = jobId) =>
  client.call(calls.addJobNote, { params: { id }, body: { body: 'Dock closes at six', ...more } });

const add = async () => {
  const answer = await write(supervisor);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload[0]?.id ?? 0;
};

const list = (client: Client, id = jobId) => client.call(calls.listJobNotes, { params: { id } });

const remove = (client: Client, id: number) => client.call(calls.deleteJobNote, { params: { id } });

/** One gray pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

describe('the notes of a job', () => {
  it('stand the newest first, internal, for everybody who sees the job', async () => {
    const first = await add();
    const second = await add();
    const { payload } = await list(viewer);
    expect(payload.map(({ id }) => id)).toEqual([second, first]);
    expect(payload[0]).toMatchObject({ internal: true, author: { id: acme.users.supervisor } });
    expect(payload[0]?.can.delete).toBe(false);
    expect((await write(supervisor, { internal: false })).payload[0]?.internal).toBe(true);
  });

  it('come once, however often the device sends them', async () => {
    const client_uuid = crypto.randomUUID();
    const before = (await list(admin)).payload.length;
    for (const answer of [
      await write(supervisor, { client_uuid }),
      await write(supervisor, { client_uuid }),
    ]) {
      expect(answer.status).toBe(200);
    }
    expect((await list(admin)).payload).toHaveLength(before + 1);
    expect((await write(admin, { client_uuid })).status).toBe(422);
  });

  it('carry photos, seen by those who see the job', async () => {
    const files = [{ field: 'files', file: new Blob([png], { type: 'image/png' }), name: 'lobby.png' }];
    const { payload, text } = await supervisor.call(calls.addJobNote, {
      params: { id: jobId },
      body: {},
      files,
    });
    const [photo] = payload[0]?.files ?? [];
    expect(photo?.name, text).toBe('lobby.png');
    const read = (client: Client) =>
      client.call(fileEndpoints.getFile, { params: { photoId: photo?.id ?? 0 } });
    expect((await read(viewer)).status).toBe(200);
    expect((await read(stranger)).status).toBe(404);
  });

  it('are refused when empty, too long, or when they mention somebody', async () => {
    expect((await write(supervisor, { body: '' })).errors).toHaveProperty('body');
    const long = await write(supervisor, { body: 'x'.repeat(2001), mention_user_ids: [0] });
    expect(Object.keys(long.errors ?? {})).toEqual(['body', 'mention_user_ids.0']);
    const mention = await write(supervisor, { mention_user_ids: [acme.users.admin] });
    expect(mention.errors).toHaveProperty('mention_user_ids');
  });

  it('need a flag to be written, and the job in scope', async () => {
    expect((await write(porter)).status).toBe(403);
    expect((await write(viewer)).status).toBe(403);
    expect((await write(stranger)).status).toBe(404);
    expect((await write(supervisor, {}, acme.outOfScope.jobId)).status).toBe(404);
    expect((await list(supervisor, acme.outOfScope.jobId)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    expect((await list(await acme.signIn('nobody'))).status).toBe(403);
  });

  it('are taken back by their author for 15 minutes, later by those who edit job sites', async () => {
    const [own, other] = [await add(), await add()];
    expect((await remove(supervisor, own)).status).toBe(200);
    expect((await remove(supervisor, own)).status).toBe(404);
    expect((await remove(stranger, other)).status).toBe(404);
    app.setNow(new Date(Date.now() + ownNoteMilliseconds + 1000));
    expect((await remove(supervisor, other)).status).toBe(403);
    expect((await remove(admin, other)).status).toBe(200);
    app.setNow(null);
  });
});
