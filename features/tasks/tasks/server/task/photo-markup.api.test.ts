import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Markup } from '#features/accounts/files/contract';
import { type FileRecord, fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let manager: Client;
let photo: Buffer;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  [supervisor, manager] = await Promise.all([acme.signIn('supervisor'), acme.signIn('manager')]);
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

const arrow: Markup = [{ kind: 'arrow', from: [0.1, 0.1], to: [0.5, 0.5], colour: 'red' }];
const words: Markup = [{ kind: 'text', at: [0.2, 0.8], text: 'Here', colour: 'yellow' }];

/** A task with one photo, taken by the supervisor. */
const addPhoto = async (markups?: (Markup | null)[], site = acme.inScope): Promise<FileRecord> => {
  const answer = await supervisor.call(taskEndpoints.createTask, {
    body: {
      job_id: site.jobId,
      building_id: site.buildingId,
      description: 'Wipe the glass',
      type: 'request',
      ...(markups ? { markups } : {}),
    },
    files: [
      { field: 'files', file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), name: 'a.jpg' },
    ],
  });
  const [file] = answer.payload.files;
  if (!file) throw new Error(answer.text);
  return file;
};

const mark = (client: Client, id: number, markup: unknown, updated_at?: string) =>
  client.call(fileEndpoints.markFile, { params: { id }, body: { markup: markup as Markup, updated_at } });

describe('drawing on a photo', () => {
  it('travels with the photo, and can be changed by whoever took it and by people who edit files', async () => {
    const file = await addPhoto([arrow]);
    expect(file).toMatchObject({ markup: arrow, can_mark: true });
    const changed = await mark(supervisor, file.id, words, file.updated_at);
    expect(changed.payload.markup).toEqual(words);
    expect((await mark(manager, file.id, [])).payload.markup).toBeNull();
    const bytes = async () =>
      (
        await manager.call(fileEndpoints.getFile, {
          params: { photoId: file.id },
          query: { size: 'original' },
        })
      ).bytes;
    expect((await bytes()).equals(photo)).toBe(true);
  });

  it('refuses what is no drawing, naming it', async () => {
    const file = await addPhoto();
    const far = await mark(supervisor, file.id, [{ ...arrow[0], to: [1.5, 0] }]);
    expect(Object.keys(far.errors)).toEqual(['markup.0.to.0']);
    const empty = await mark(supervisor, file.id, [{ ...words[0], text: ' ' }]);
    expect(Object.keys(empty.errors)).toEqual(['markup.0.text']);
    const many = await mark(
      supervisor,
      file.id,
      Array.from({ length: 51 }, () => arrow[0]),
    );
    expect(Object.keys(many.errors)).toEqual(['markup']);
  });

  it('is stale when somebody drew meanwhile', async () => {
    const file = await addPhoto();
    await mark(manager, file.id, arrow);
    const late = await mark(supervisor, file.id, words, file.updated_at);
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect(late.details).toMatchObject({ current: { markup: arrow } });
  });

  it('is not for others, and hides what they do not see', async () => {
    const file = await addPhoto();
    expect((await mark(await acme.signIn('day-porter'), file.id, arrow)).status).toBe(403);
    expect((await mark(await acme.signIn('viewer'), file.id, arrow)).status).toBe(403);
    expect((await mark(await acme.signIn('nobody'), file.id, arrow)).status).toBe(404);
    const rival = await seedCompany(app, 'rival');
    expect((await mark(await rival.signIn('admin'), file.id, arrow)).status).toBe(404);
  });
});
