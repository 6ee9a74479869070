import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openStorage } from '#platform/server/storage/open-storage';
import { readBytes } from '#platform/server/storage/read-bytes';
import type { Storage } from '#platform/server/storage/storage';
import { sha256Of } from './put-paper.ts';
import { readFrozen } from './read-frozen.ts';

const storage_key = '7/papers/one';
const sent = Buffer.from('the paper that was sent');
const frozen = { storage_key, sha256: sha256Of(sent) };

let directory: string;
let storage: Storage;
let logged: [level: string, text: string][];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-frozen-'));
  storage = openStorage({ dataDir: directory, s3: undefined });
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  logged = [];
  await storage.remove(storage_key);
});

const write = (level: string) => (_values: object, text?: string) => {
  logged.push([level, String(text)]);
};

const log = { error: write('error'), warn: write('warn'), info: write('info') };

const read = (make: () => Promise<Buffer>) => readFrozen({ storage, log }, frozen, make);

const makesAnother = async () => Buffer.from('another paper');

it('reads what is stored, and makes nothing', async () => {
  await storage.putBytes(storage_key, sent);
  const bytes = await read(() => Promise.reject(new Error('made')));
  expect([String(bytes), logged]).toEqual([String(sent), []]);
});

it('refuses when the file is gone and another paper would stand in for it, and says so once', async () => {
  await expect(read(makesAnother)).rejects.toMatchObject({ status: 410, messageRef: { code: 'paper_lost' } });
  expect(logged).toEqual([['error', 'the stored file of a paper is gone']]);
  await expect(readBytes(storage, storage_key)).rejects.toThrow();
});

it('serves and stores again what is the same to the last byte', async () => {
  expect(String(await read(async () => sent))).toBe(String(sent));
  expect(logged.map(([level]) => level)).toEqual(['warn']);
  expect(String(await readBytes(storage, storage_key))).toBe(String(sent));
});

it('a storage that fails is no lost paper', async () => {
  const broken = { ...storage, read: () => Promise.reject(new Error('no answer')) };
  await expect(readFrozen({ storage: broken, log }, frozen, makesAnother)).rejects.toThrow('no answer');
  expect(logged).toEqual([]);
});
