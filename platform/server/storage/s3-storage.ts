import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { openS3, refusing, type S3Options, type StoreError } from './open-s3.ts';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey, isKey } from './storage-key.ts';

/** Milliseconds for a whole upload, however slowly it goes on. */
const longest = 10 * 60_000;

/** Files in a bucket. */
export const s3Storage = (options: S3Options): Storage => {
  const { openToRead, openToWrite } = openS3(options);
  const object = (name: string) => ({ Bucket: options.bucket, Key: checkKey(name) });

  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      const body = createReadStream(path);
      const client = await openToWrite();
      const sent = { ...object(name), Body: body, ContentLength: size };
      try {
        await refusing(() => client.putObject(sent, { abortSignal: AbortSignal.timeout(longest) }));
      } finally {
        body.destroy();
      }
    },
    putBytes: async (name, bytes) => {
      const client = await openToWrite();
      const sent = { ...object(name), Body: bytes, ContentLength: bytes.byteLength };
      await refusing(() => client.putObject(sent, { abortSignal: AbortSignal.timeout(longest) }));
    },
    read: async (name, range) => {
      const wanted = { ...object(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
      const client = await openToRead();
      try {
        const { Body } = await refusing(() => client.getObject(wanted));
        return Body as Readable;
      } catch (error) {
        throw (error as StoreError).name === 'NoSuchKey' ? new StorageMissing(name) : error;
      }
    },
    remove: async (name) => {
      const removed = object(name);
      const client = await openToWrite();
      await refusing(() => client.deleteObject(removed));
    },
    async *list(prefix) {
      const client = await openToRead();
      let after: string | undefined;
      do {
        const asked = { Bucket: options.bucket, Prefix: prefix, ContinuationToken: after };
        const page = await refusing(() => client.listObjectsV2(asked));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isKey(Key)) yield { key: Key, modifiedAt: LastModified };
        }
        if (after !== undefined && page.NextContinuationToken === after)
          throw new Error('the store lists the same page again and again');
        after = page.NextContinuationToken;
      } while (after);
    },
    free: async () => null,
  };
};
