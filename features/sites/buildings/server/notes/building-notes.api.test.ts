import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { ownNoteMilliseconds } from '#features/sites/notes/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { buildingNoteEndpoints } from '../../contract/index.ts';

const calls = buildingNoteEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let viewer: Client;
let porter: Client;
let stranger: Client;
let buildingId: number;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor, viewer, porter, stranger] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    acme.signIn('viewer'),
    acme.signIn('day-porter'),
    rival.signIn('admin'),
  ]);
  buildingId = acme.inScope.buildingId;
});
afterAll(() => app.close());

const write = (client: Client, more: object = {}) =>
  client.call(calls.addBuildingNote, {
    body: { building_id: buildingId, body: 'Dock closes at six', ...more },
  });

const add = async () => {
  const answer = await write(supervisor);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload[0]?.id ?? 0;
};

const list = (client: Client, id = buildingId) =>
  client.call(calls.listBuildingNotes, { params: { buildingId: id } });

const remove = (client: Client, id: number) => client.call(calls.deleteBuildingNote, { params: { id } });

const paper = (name: string) => ({
  field: 'files',
  file: new Blob(['Evacuation plan'], { type: 'text/plain' }),
  name,
});

describe('the notes of a building', () => {
  it('stand the newest first, internal, for everybody who sees the building', async () => {
    const [first, second] = [await add(), await add()];
    const { payload } = await list(viewer);
    expect(payload.slice(0, 2)).toMatchObject([
      { id: second, internal: true, author: { id: acme.users.supervisor }, can: { delete: false } },
      { id: first, body: 'Dock closes at six' },
    ]);
    const one = (client: Client, id: number) => client.call(calls.getBuildingNote, { query: { id } });
    expect((await one(viewer, first)).payload.id).toBe(first);
    expect((await one(viewer, 2_000_000_000)).status).toBe(404);
    expect((await one(stranger, first)).status).toBe(404);
    expect((await viewer.call(calls.getBuildingNote, { rawQuery: '' })).errors).toHaveProperty('id');
    expect((await list(supervisor, acme.outOfScope.buildingId)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
  });

  it('are written by those with a flag; a repeat makes no second one', async () => {
    const client_uuid = crypto.randomUUID();
    const before = (await write(supervisor, { client_uuid })).payload.length;
    expect((await write(supervisor, { client_uuid })).payload).toHaveLength(before);
    expect((await write(porter)).status).toBe(403);
    expect((await write(stranger)).status).toBe(404);
    const wrong = await write(supervisor, { body: 'x'.repeat(2001), building_id: 0 });
    expect(Object.keys(wrong.errors).toSorted()).toEqual(['body', 'building_id']);
    expect((await write(supervisor, { body: ' ' })).errors).toHaveProperty('body');
    const mention = await write(supervisor, { mention_user_ids: [acme.users.manager] });
    expect(mention.errors).toHaveProperty('mention_user_ids');
  });

  it('are taken back by their author for 15 minutes, later by those who edit job sites', async () => {
    const [fresh, old] = [await add(), await add()];
    expect((await remove(supervisor, fresh)).payload).toEqual({ id: fresh });
    expect((await remove(supervisor, fresh)).status).toBe(404);
    expect((await remove(porter, old)).status).toBe(403);
    expect((await remove(stranger, old)).status).toBe(404);
    app.setNow(new Date(Date.now() + ownNoteMilliseconds + 60_000));
    expect((await remove(supervisor, old)).status).toBe(403);
    app.setNow(null);
    expect((await remove(manager, old)).status).toBe(200);
  });
});

describe('the files of a building', () => {
  const send = (client: Client, files = [paper('plan.txt')], body: object = {}, id = buildingId) =>
    client.call(calls.addBuildingFiles, { params: { id }, body, files });

  it('come with their comments, the newest first, and are seen by whoever sees the building', async () => {
    const sent = await send(supervisor, [paper('a.txt'), paper('b.txt')], { comments: ['First', 'Second'] });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.payload.map(({ name, comment }) => [name, comment])).toEqual([
      ['b.txt', 'Second'],
      ['a.txt', 'First'],
    ]);
    const files = (client: Client) => client.call(calls.listBuildingFiles, { params: { id: buildingId } });
    expect((await files(viewer)).payload).toHaveLength(2);
    expect((await files(stranger)).status).toBe(404);
    const photoId = sent.payload[0]?.id ?? 0;
    const get = async (client: Client) =>
      (await client.call(fileEndpoints.getFile, { params: { photoId } })).status;
    expect([await get(viewer), await get(stranger)]).toEqual([200, 404]);
  });

  it('are added by those who edit files', async () => {
    expect((await send(viewer)).status).toBe(403);
    expect((await send(stranger)).status).toBe(404);
    expect((await send(supervisor, [])).errors).toHaveProperty('files');
    const long = await send(supervisor, undefined, { comments: ['x'.repeat(501)] });
    expect(long.errors).toHaveProperty('comments.0');
  });
});
