import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBytes } from './read-bytes.ts';
import { StorageMissing } from './storage.ts';

const from = (read: () => Promise<Readable>) => readBytes({ read }, '7/a', undefined, 50);

/** Begins and never ends. */
const endless = () => {
  const stream = new Readable({ read: () => undefined });
  stream.push('begun');
  return stream;
};

it('reads all bytes', async () => {
  expect(String(await from(async () => Readable.from(['one ', 'two'])))).toBe('one two');
});

it('tells what is missing', async () => {
  await expect(from(() => Promise.reject(new StorageMissing('7/a')))).rejects.toThrow(StorageMissing);
});

it('is a 503 in time where the storage never answers, or begins and never ends', async () => {
  await expect(from(() => new Promise(() => {}))).rejects.toMatchObject({ status: 503 });
  const stream = endless();
  await expect(from(async () => stream)).rejects.toMatchObject({ status: 503 });
  expect(stream.destroyed).toBe(true);
});
