import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildingNoteEndpoints } from '#features/sites/buildings/contract';
import { jobDocumentEndpoints } from '#features/sites/job-documents/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  addTask,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { photoEndpoints } from '../../contract/index.ts';
import { jobNoteEndpoints } from '../../contract/notes/endpoints.ts';

const { listJobPhotos } = photoEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let stranger: Client;
let bytes: Buffer;

const photo = (name: string, field = 'files') => ({
  field,
  file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
  name,
});

const exif = (taken_at: string) => ({ exif: [{ taken_at, gps: null, device: null }] });

const list = (client: Client, query: object = {}, id = acme.inScope.jobId) =>
  client.call(listJobPhotos, { params: { id }, query });

const namesIn = async (client: Client, query: object = {}): Promise<string[]> => {
  const answer = await list(client, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.payload.photos.map(({ file }) => file.name);
};

const noteTask = (id: number, body: object, name: string) =>
  supervisor.call(taskEndpoints.addTaskNote, { params: { id }, body, files: [photo(name)] });

let taskId: number;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [admin, supervisor, stranger] = await Promise.all([
    acme.signIn('admin'),
    acme.signIn('supervisor'),
    rival.signIn('admin'),
  ]);
  bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const { jobId, buildingId } = acme.inScope;
  taskId = (await addTask(admin, acme.inScope, {})).id;
  await noteTask(taskId, { ...exif('2026-03-04T23:30:00'), internal: true }, 'late.jpg');
  await supervisor.call(buildingNoteEndpoints.addBuildingNote, {
    body: { building_id: buildingId, ...exif('2026-03-05T08:00:00-07:00') },
    files: [photo('dock.jpg')],
  });
  await supervisor.call(jobNoteEndpoints.addJobNote, {
    params: { id: jobId },
    body: { body: 'Blue carpet', ...exif('2026-02-31T08:00:00') },
    files: [photo('carpet.jpg')],
  });
  for (const type of ['logo', 'other'] as const) {
    await admin.call(jobDocumentEndpoints.uploadJobFile, {
      params: { id: jobId },
      body: { type },
      files: [photo(`${type}.jpg`, 'file')],
    });
  }
  const away = await addTask(admin, acme.outOfScope, {});
  await admin.call(taskEndpoints.addTaskNote, {
    params: { id: away.id },
    body: {},
    files: [photo('away.jpg')],
  });
});
afterAll(() => app.close());

describe('the photos of a job site', () => {
  it('are those of all records at it, the newest first; a date that no calendar has counts as the upload', async () => {
    expect(await namesIn(supervisor)).toEqual(['other.jpg', 'carpet.jpg', 'dock.jpg', 'late.jpg']);
    const { payload } = await list(supervisor);
    expect(payload.photos.at(-1)).toMatchObject({
      file: { uploaded_by: { id: acme.users.supervisor }, thumb_url: expect.stringContaining('thumb') },
      at: expect.stringContaining('2026-03-05T06:30:00'),
      day: '2026-03-04',
      source: { kind: 'task-note', path: `/task/${taskId}` },
    });
    expect(payload.sources.map(({ label, count }) => [label, count])).toEqual([
      ['Building notes', 1],
      ['Task notes', 1],
      ['Job site files', 1],
      ['Job site notes', 1],
    ]);
  });

  it('come page by page, none twice', async () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const { payload }: Awaited<ReturnType<typeof list>> = await list(admin, {
        limit: 1,
        ...(after && { after }),
      });
      names.push(...payload.photos.map(({ file }) => file.name));
      after = payload.next;
    } while (after);
    expect(names).toEqual(['other.jpg', 'carpet.jpg', 'dock.jpg', 'late.jpg']);
  });

  it('are filtered by what they hang on, and by days at the site', async () => {
    expect(await namesIn(admin, { source: ['task-note', 'job-note'] })).toEqual(['carpet.jpg', 'late.jpg']);
    expect(await namesIn(admin, { taken_from: '2026-03-04', taken_to: '2026-03-04' })).toEqual(['late.jpg']);
    expect(await namesIn(admin, { taken_to: '2026-03-05' })).toEqual(['dock.jpg', 'late.jpg']);
  });

  it('are not shown to somebody who may not open their record', async () => {
    await sqlAs(app, acme, `update memberships set denied_modules = '{tasks}' where user_id = $1`, [
      acme.users.csr,
    ]);
    const csr = await acme.signIn('csr');
    expect(await namesIn(csr)).toEqual(['other.jpg', 'carpet.jpg', 'dock.jpg']);
    expect(await namesIn(csr, { source: ['task-note'] })).toEqual([]);
    expect((await list(csr)).payload.sources.map(({ kind }) => kind)).not.toContain('task-note');
  });

  it('go with their record', async () => {
    const gone = await addTask(admin, acme.inScope, {});
    await noteTask(gone.id, {}, 'gone.jpg');
    expect(await namesIn(admin)).toContain('gone.jpg');
    await admin.call(taskEndpoints.deleteTask, { params: { id: gone.id } });
    expect(await namesIn(admin)).not.toContain('gone.jpg');
  });

  it('refuses what it does not know, all of it at once', async () => {
    const bad = await list(admin, { source: ['A b'], taken_from: 'soon', after: 'x', limit: 0 });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.errors ?? {}).sort()).toEqual(['after', 'limit', 'source.0', 'taken_from']);
    expect((await list(admin, { source: ['moon'] })).status).toBe(422);
    expect((await list(admin, { after: '1-4294967296' })).status).toBe(422);
    expect((await list(admin, { after: '99999999999999999-1' })).status).toBe(200);
  });

  it('needs hasAccessWorld, and the job in scope', async () => {
    expect((await list(await acme.signIn('nobody'))).status).toBe(403);
    expect((await list(supervisor, {}, acme.outOfScope.jobId)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
  });
});
