import { afterAll, beforeAll, expect, it } from 'vitest';
import { userEndpoints } from '#features/accounts/access/contract';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sessionEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

/** One gray pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const upload = async (): Promise<number> => {
  const file = new Blob([new Uint8Array(png)], { type: 'image/png' });
  const answer = await supervisor.call(sessionEndpoints.uploadProfilePhoto, {
    files: [{ field: 'photo', file, name: 'me.png' }],
  });
  return answer.payload.profile_photo_id ?? 0;
};

const remove = async (client: Client, id: number): Promise<number> =>
  (await client.call(fileEndpoints.deleteFile, { params: { id } })).status;

const shown = async () =>
  (await supervisor.call(userEndpoints.getProfilePhoto, { params: { userId: acme.users.supervisor } }))
    .payload;

it('a photo is removed by the person whom it shows, or by whoever may edit people', async () => {
  const id = await upload();
  expect((await shown()).id).toBe(id);
  expect(await remove(await acme.signIn('manager'), id)).toBe(403);
  expect(await remove(supervisor, id)).toBe(200);
  expect(await shown()).toEqual({ id: null, url: null });
  expect(await remove(await acme.signIn('admin'), await upload())).toBe(200);
  expect(await shown()).toEqual({ id: null, url: null });
});

it('an earlier photo is removed without the one that took its place', async () => {
  const [earlier, now] = [await upload(), await upload()];
  expect(await remove(supervisor, earlier)).toBe(200);
  expect((await shown()).id).toBe(now);
});
