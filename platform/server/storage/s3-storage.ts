import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey } from './storage-key.ts';

export type S3Options = { endpoint: string; bucket: string; key: string; secret: string; region?: string };

/** Milliseconds: to reach the store, and to wait for it while nothing moves. */
const timeouts = { connect: 3000, idle: 30_000 };

const isMissing = (error: unknown): boolean => (error as { name?: string }).name === 'NoSuchKey';

/** Any S3-compatible store: path-style addresses, and checksums only where the protocol asks for them. */
export const s3Storage = ({ endpoint, bucket, key, secret, region = 'us-east-1' }: S3Options): Storage => {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: 3,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeouts.connect, socketTimeout: timeouts.idle },
  });
  const object = (name: string) => ({ Bucket: bucket, Key: checkKey(name) });

  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      const body = createReadStream(path);
      try {
        await client.send(new PutObjectCommand({ ...object(name), Body: body, ContentLength: size }));
      } finally {
        body.destroy();
      }
    },
    putBytes: async (name, bytes) => {
      await client.send(
        new PutObjectCommand({ ...object(name), Body: bytes, ContentLength: bytes.byteLength }),
      );
    },
    read: async (name, range) => {
      const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...object(name), ...wanted }));
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(name) : error;
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    async *list(prefix) {
      let after: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
        after = page.NextContinuationToken;
      } while (after);
    },
    free: async () => null,
  };
};
