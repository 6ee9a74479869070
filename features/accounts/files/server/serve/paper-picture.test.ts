import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { StorageMissing } from '#platform/server/storage/storage';
import { paperPicture } from './paper-picture.ts';

const file = { storage_key: 'a/b', markup: null, comment: 'The door' };

const made = (read: () => Promise<Readable>) => paperPicture({ read: () => read() }, file, 100_000);

it('is the picture with its words', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  expect(await made(async () => Readable.from([bytes]))).toMatchObject({ width: 40, caption: 'The door' });
});

it('is left out where its bytes are gone or damaged', async () => {
  expect(await made(() => Promise.reject(new StorageMissing('a/b')))).toBeUndefined();
  expect(await made(async () => Readable.from([Buffer.from('no picture')]))).toBeUndefined();
});

it('is asked for again where the storage does not answer', async () => {
  await expect(made(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
