import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scopeOf } from '#platform/server/http/person';
import type { FileRecord } from '../../contract/index.ts';
import { presentFiles } from '../index.ts';
import { type FilesApp, people, startFilesApp } from '../testing/files-app.ts';
import { photo } from '../testing/photo.ts';

let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp(inject('migrated'));
}, 120_000);
afterAll(() => app?.stop());

describe('a picture', () => {
  let record: FileRecord;
  let original: Buffer;
  beforeAll(async () => {
    original = await photo();
    [record] = (await app.uploaded([['Lobby.JPG', original]])) as [FileRecord];
  });

  it('is recorded with what the camera told', () => {
    expect(record).toMatchObject({
      name: 'Lobby.JPG',
      comment: 'first',
      mime: 'image/jpeg',
      size: original.length,
      width: 1000,
      height: 2000,
      taken_at: '2026-03-04T10:11:12-05:00',
      has_location: true,
      exif: { gps: { lat: -33.5, lng: -70.25 }, device: 'Acme Phone 3' },
      purpose: 'attachment',
      uploaded_by: { id: 1, name: 'Ana Ruiz' },
    });
  });

  it.each([
    ['display', 800, 1600],
    ['thumb', 160, 320],
  ])('is served as %s, upright and without metadata', async (size, width, height) => {
    const answer = await app.get(`${record.url}&size=${size}&v=1`, 'porter');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="Lobby.webp"/),
    });
    const metadata = await sharp(answer.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width, height });
    expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined();
    const again = await app.get(`${record.url}&size=${size}`, 'porter', {
      'if-none-match': String(answer.headers.etag),
    });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    const stranger = await app.get(`${record.url}&size=${size}`, 'stranger', {
      'if-none-match': String(answer.headers.etag),
    });
    expect(stranger.statusCode).toBe(404);
    const signedOut = await app.get(`${record.url}&size=${size}`, 'nobody', {
      'if-none-match': String(answer.headers.etag),
    });
    expect(signedOut.statusCode).toBe(401);
  });

  it('shows the original and its place only to people who may edit files', async () => {
    expect((await app.get(`${record.url}&size=original`, 'porter')).statusCode).toBe(403);
    const answer = await app.get(`${record.url}&size=original`, 'editor');
    expect(answer.rawPayload.equals(original)).toBe(true);
    const seen = await app.wiring.database.withTenant(scopeOf(people.porter), (tenant) =>
      presentFiles(tenant, 'test', [5], people.porter),
    );
    expect(seen.get(5)?.[0]).toMatchObject({ exif: null, has_location: true });
  });

  it('takes place and time from the device when the picture lost them', async () => {
    const bare = await sharp(original).png().toBuffer();
    const exif = JSON.stringify({ taken_at: '2026-01-02T03:04:05Z', gps: { lat: 1, lng: 2 } });
    const [made] = await app.uploaded([['a.png', bare]], { exif });
    expect(made?.exif).toEqual({ taken_at: '2026-01-02T03:04:05Z', gps: { lat: 1, lng: 2 }, device: null });
  });
});

it('serves the picture of the speed check', async () => {
  const answer = await app.get('/images/1.png?0.123=', 'nobody');
  expect(answer.rawPayload).toHaveLength(381);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png' });
});
