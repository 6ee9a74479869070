import { mkdir, mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { writeTileFile } from '../../../../tests/api/harness/tile-file.ts';
import { worldMapEndpoints } from '../contract/index.ts';

const { getMapTiles } = worldMapEndpoints;

const denver = { west: -105.2, south: 39.5, east: -104.7, north: 40 };
/** Elsewhere open files are found in other ways. */
const isLinux = process.platform === 'linux';
const mebibyte = 1024 * 1024;

let directory: string;
let path: string;
let app: TestApp;
let acme: Company;
let porter: Client;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-tiles-'));
  path = join(directory, 'streets.pmtiles');
  writeTileFile(path, denver, { size: 6 * mebibyte });
  ({ app, acme } = await startWithCompanies({ MAP_TILES: path }));
  porter = await acme.signIn('day-porter');
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const ask = (range?: string, headers: Record<string, string> = {}) =>
  porter.call(getMapTiles, { headers: { ...(range && { range }), ...headers } });

describe('the file with the streets', () => {
  it('is for people who are logged in', async () => {
    expect((await createClient(app).call(getMapTiles, { headers: { range: 'bytes=0-6' } })).status).toBe(401);
  });

  it('is sent in ranges, which browsers keep', async () => {
    const answer = await ask('bytes=0-6');
    expect(answer.status).toBe(206);
    expect(answer.text).toBe('PMTiles');
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 0-6/${6 * mebibyte}`,
      'content-length': '7',
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=604800',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.etag).toMatch(/^"[0-9a-f]{16}-\d+"$/);
  });

  it('is sent with at most 4 MB at once', async () => {
    const answer = await ask('bytes=100-');
    expect(answer.status).toBe(206);
    expect(answer.bytes.length).toBe(4 * mebibyte);
    expect(answer.headers['content-range']).toBe(`bytes 100-${100 + 4 * mebibyte - 1}/${6 * mebibyte}`);
  });

  it.each([
    ['beyond its end', `bytes=${6 * mebibyte}-`],
    ['that nobody can read', 'lines=1-2'],
    ['of several parts', 'bytes=0-1,4-5'],
    ['that is missing', undefined],
  ])('refuses a range %s, and says how long the file is', async (_, range) => {
    const answer = await ask(range);
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${6 * mebibyte}`);
  });

  it('is not sent again to those who have it, nor in parts of another version', async () => {
    const etag = String((await ask('bytes=0-6')).headers.etag);
    expect((await ask('bytes=0-6', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('bytes=0-6', { 'if-range': etag })).status).toBe(206);
    expect((await ask('bytes=0-6', { 'if-range': '"other"' })).status).toBe(416);
  });

  it('has the tiles that its readers look for', async () => {
    const source: Source = {
      getKey: () => 'streets',
      getBytes: async (offset, length) => {
        const { bytes } = await ask(`bytes=${offset}-${offset + length - 1}`);
        return { data: new Uint8Array(bytes).buffer };
      },
    };
    const tiles = new PMTiles(source);
    expect(await tiles.getHeader()).toMatchObject({ minZoom: 7, maxZoom: 13, maxLat: 40 });
    const found = await tiles.getZxy(13, 1706, 3107);
    expect(Buffer.from(found?.data ?? new ArrayBuffer()).toString('latin1')).toContain('Main Street');
    expect(await tiles.getZxy(13, 0, 0)).toBeUndefined();
  });

  it('has another version when its contents change, and is gone when they are no tiles', async () => {
    const before = (await ask('bytes=0-6')).headers.etag;
    writeTileFile(path, denver);
    const whole = await ask();
    expect(whole.status).toBe(200);
    expect(whole.headers.etag).not.toBe(before);
    await writeFile(path, 'no tiles');
    expect((await ask('bytes=0-6')).status).toBe(404);
    await truncate(path);
    expect((await ask('bytes=0-6')).status).toBe(404);
    await rm(path);
    expect((await ask('bytes=0-6')).status).toBe(404);
  });

  it('is gone when a folder has its name', async () => {
    await mkdir(path);
    expect((await ask('bytes=0-6')).status).toBe(404);
    await rm(path, { recursive: true });
  });

  it.runIf(isLinux)('is closed after every answer, also one that is refused or not sent', async () => {
    writeTileFile(path, denver, { size: 6 * mebibyte });
    const opened = async () => {
      const links = await readdir('/proc/self/fd');
      const targets = await Promise.all(links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return targets.filter((target) => target.startsWith(path)).length;
    };
    const etag = String((await ask('bytes=0-6')).headers.etag);
    await ask('bytes=0-6', { 'if-none-match': etag });
    await ask();
    await ask('bytes=99999999-');
    await expect.poll(opened).toBe(0);
  });

  it('is what the page hears of at its start', async () => {
    expect((await porter.call(sessionEndpoints.getSettings)).payload).toMatchObject({ map_tiles: true });
  });
});

describe('without a file', () => {
  it('there are no streets', async () => {
    const without = await startApp();
    const admin = await (await seedCompany(without, 'acme')).signIn('admin');
    expect((await admin.call(getMapTiles, { headers: { range: 'bytes=0-6' } })).status).toBe(404);
    expect((await admin.call(sessionEndpoints.getSettings)).payload).toMatchObject({ map_tiles: false });
    await without.close();
  });
});
