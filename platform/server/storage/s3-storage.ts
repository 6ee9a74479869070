import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey } from './storage-key.ts';

export type S3Options = { endpoint: string; bucket: string; key: string; secret: string; region?: string };

/** Milliseconds to connect to the store, and to wait while nothing is sent. */
const timeouts = { connect: 3000, idle: 30_000 };

const isMissing = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchKey';

/** Any S3-compatible store: with path-style addresses, and with checksums only where the protocol requires them. */
export const s3Storage = ({ endpoint, bucket, key, secret, region = 'us-east-1' }: S3Options): Storage => {
  const settings: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeouts.connect, socketTimeout: timeouts.idle },
  };
  let opened: Promise<S3> | undefined;
  // Loaded with the first file: the library takes 35 MB, which installations without S3 save.
  const open = (): Promise<S3> => {
    opened ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(settings));
    return opened;
  };
  const object = (name: string) => ({ Bucket: bucket, Key: checkKey(name) });

  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      const body = createReadStream(path);
      try {
        await (await open()).putObject({ ...object(name), Body: body, ContentLength: size });
      } finally {
        body.destroy();
      }
    },
    putBytes: async (name, bytes) => {
      const client = await open();
      await client.putObject({ ...object(name), Body: bytes, ContentLength: bytes.byteLength });
    },
    read: async (name, range) => {
      const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
      try {
        const { Body } = await (await open()).getObject({ ...object(name), ...wanted });
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(name) : error;
      }
    },
    remove: async (name) => {
      await (await open()).deleteObject(object(name));
    },
    async *list(prefix) {
      const client = await open();
      let after: string | undefined;
      do {
        const page = await client.listObjectsV2({ Bucket: bucket, Prefix: prefix, ContinuationToken: after });
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
        after = page.NextContinuationToken;
      } while (after);
    },
    free: async () => null,
  };
};
