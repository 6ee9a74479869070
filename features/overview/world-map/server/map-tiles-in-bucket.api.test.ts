import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config';
import { type Client, startWithCompanies, type TestApp } from '../../../../tests/api/harness/index.ts';
import { openStore } from '../../../../tests/api/harness/open-store.ts';
import { writeTileFile } from '../../../../tests/api/harness/tile-file.ts';
import { worldMapEndpoints } from '../contract/index.ts';

const mebibyte = 1024 * 1024;

let store: Awaited<ReturnType<typeof openStore>>;
let bucket: S3;
let directory: string;
let app: TestApp;
let porter: Client;

const put = async (Body: Buffer): Promise<void> => {
  await bucket.putObject({ Bucket: 'cora', Key: 'maps/streets.pmtiles', Body });
};

const tiles = async (south: number, size: number): Promise<Buffer> => {
  const path = join(directory, 'streets.pmtiles');
  writeTileFile(path, { west: -105.2, south, east: -104.7, north: 40 }, { size });
  return readFile(path);
};

const ask = (range?: string, headers: Record<string, string> = {}) =>
  porter.call(worldMapEndpoints.getMapTiles, { headers: { ...(range && { range }), ...headers } });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-tiles-'));
  store = await openStore();
  const {
    S3_ENDPOINT: endpoint = '',
    S3_KEY: accessKeyId = '',
    S3_SECRET: secretAccessKey = '',
  } = store.environment;
  bucket = new S3({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  });
  const started = await startWithCompanies({ ...store.environment, MAP_TILES: 's3:maps/streets.pmtiles' });
  app = started.app;
  porter = await started.acme.signIn('day-porter');
});
afterAll(async () => {
  await app.close();
  bucket.destroy();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

it('streets are missing while the bucket has no such object, or one that holds no tiles', async () => {
  expect((await ask('bytes=0-6')).status).toBe(404);
  await put(Buffer.from('no tiles'));
  expect((await ask('bytes=0-6')).status).toBe(404);
});

it('streets come from the bucket in ranges of one version, also when another takes its place', async () => {
  const first = await tiles(39.5, 6 * mebibyte);
  await put(first);
  const answer = await ask('bytes=0-6');
  expect([answer.status, answer.text]).toEqual([206, 'PMTiles']);
  expect(answer.headers['content-range']).toBe(`bytes 0-6/${6 * mebibyte}`);
  const long = await ask('bytes=100-');
  expect(long.bytes.equals(first.subarray(100, 100 + 4 * mebibyte))).toBe(true);
  expect((await ask()).status).toBe(416);
  const etag = String(answer.headers.etag);
  expect((await ask('bytes=0-6', { 'if-none-match': etag })).status).toBe(304);
  await put(await tiles(39.6, 5 * mebibyte));
  const later = await ask('bytes=0-6');
  expect(later.headers['content-range']).toBe(`bytes 0-6/${5 * mebibyte}`);
  expect(later.headers.etag).not.toBe(etag);
});

it('the file of tiles is no file of the storage, which is backed up and swept', async () => {
  await app.wiring.storage.putBytes('7/one', Buffer.from('a file'));
  const keys = await Array.fromAsync(app.wiring.storage.list(''), ({ key }) => key);
  expect(keys.filter((key) => /^(7|maps)\//.test(key))).toEqual(['7/one']);
  const environment = { ...store.environment, DATA_DIR: directory };
  expect(() => readConfig({ ...environment, MAP_TILES: 's3:7/streets.pmtiles' })).toThrow(
    'MAP_TILES must not begin',
  );
  expect(() => readConfig({ DATA_DIR: directory, MAP_TILES: 's3:maps/x' })).toThrow(
    'S3_ENDPOINT must be set',
  );
});

it('a bucket that does not answer is said to be away, and comes back', async () => {
  store.line.silence();
  expect((await ask('bytes=0-6')).status).toBe(503);
  store.line.mend();
  expect((await ask('bytes=0-6')).status).toBe(206);
});
