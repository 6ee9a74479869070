import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket } from '../testing/open-bucket.ts';
import { openStorage } from './open-storage.ts';
import { type Storage, StorageMissing } from './storage.ts';

const directories: string[] = [];
const makeDirectory = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'cora-storage-'));
  directories.push(directory);
  return directory;
};
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

const stores: [string, () => Promise<Storage>][] = [
  ['disk', async () => openStorage({ dataDir: await makeDirectory(), s3: undefined })],
  [
    's3',
    async () => {
      const { address, s3, close } = await openBucket();
      stops.push(close);
      return openStorage({ dataDir: await makeDirectory(), s3: { endpoint: address, ...s3 } });
    },
  ],
];

const listed = async (storage: Storage, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
};

describe.each(stores)('%s storage', (_name, open) => {
  let storage: Storage;
  let staged: string;
  beforeAll(async () => {
    storage = await open();
    staged = join(await makeDirectory(), 'staged.part');
    await writeFile(staged, 'hello world');
  });

  it('keeps what a staged file holds and leaves the staged file alone', async () => {
    await storage.put('7/2026/01/one', staged);
    expect(await text(await storage.read('7/2026/01/one'))).toBe('hello world');
    expect(await readFile(staged, 'utf8')).toBe('hello world');
  });

  it('stores the same key again', async () => {
    await storage.put('7/2026/01/again', staged);
    await storage.put('7/2026/01/again', staged);
    await storage.putBytes('7/2026/01/again', Buffer.from('newer'));
    expect(await text(await storage.read('7/2026/01/again'))).toBe('newer');
  });

  it('reads ranges, both ends included', async () => {
    await storage.put('7/2026/01/range', staged);
    expect(await text(await storage.read('7/2026/01/range', { start: 6, end: 8 }))).toBe('wor');
    expect(await text(await storage.read('7/2026/01/range', { start: 10, end: 10 }))).toBe('d');
  });

  it('tells what is missing, before and after removal', async () => {
    await expect(storage.read('7/2026/01/none')).rejects.toThrow(StorageMissing);
    await storage.putBytes('7/2026/01/gone', Buffer.from('x'));
    await storage.remove('7/2026/01/gone');
    await storage.remove('7/2026/01/gone');
    await expect(storage.read('7/2026/01/gone')).rejects.toThrow(StorageMissing);
  });

  it('lists by prefix, with times', async () => {
    for (const key of ['8/2026/01/a', '8/2026/02/b', '88/2026/01/c']) {
      await storage.putBytes(key, Buffer.from('x'));
    }
    expect(await listed(storage, '8/')).toEqual(['8/2026/01/a', '8/2026/02/b']);
    expect(await listed(storage, '8/2026/02')).toEqual(['8/2026/02/b']);
    expect(await listed(storage, '9/')).toEqual([]);
    for await (const { modifiedAt } of storage.list('8/')) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    }
  });

  it.each(['../secret', '7/../8/a', '/etc/passwd', '7/.hidden', '7', 'a/b', '7//b', '7/a\\..\\b', '7/a\0b'])(
    'refuses the key %j',
    async (key) => {
      await expect(async () => storage.read(key)).rejects.toThrow('not a storage key');
      await expect(async () => storage.putBytes(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
      await expect(async () => storage.remove(key)).rejects.toThrow('not a storage key');
    },
  );
});

it('leaves no half-written names on the disk when the staged file is missing', async () => {
  const dataDir = await makeDirectory();
  const storage = openStorage({ dataDir, s3: undefined });
  await expect(storage.put('7/2026/01/x', join(dataDir, 'absent'))).rejects.toThrow('ENOENT');
  expect(await readdir(join(dataDir, 'files', '.incoming'))).toEqual([]);
  expect(await listed(storage, '')).toEqual([]);
  expect(await storage.free()).toBeGreaterThan(0);
});
