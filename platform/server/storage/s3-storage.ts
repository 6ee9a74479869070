import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { unavailable } from '../in-time.ts';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey } from './storage-key.ts';

export type S3Options = { endpoint: string; bucket: string; key: string; secret: string; region?: string };

/** Milliseconds to connect. Requests that can be sent again are tried twice; both tries end before people give up. */
const connectionTimeout = 2000;

/** While files are stored and removed, one side or the other always sends something. */
const writing = { connectionTimeout, socketTimeout: 3000 };

/** A read begins soon. Then a reader on a slow line may take long to come for the next bytes. */
const reading = {
  connectionTimeout,
  requestTimeout: 3000,
  throwOnRequestTimeout: true,
  socketTimeout: 30_000,
};

/** Milliseconds for a whole upload, however slowly it goes on. */
const longest = 10 * 60_000;

/** What the library says of a failed request; without a status when no answer came. */
type StoreError = { name?: string; $metadata?: { httpStatusCode?: number } };

/** 503 when the store does not answer, breaks off or is overloaded. What it refuses is a fault of the settings and stays as it
 * is. */
const asRefusal = (error: unknown): unknown => {
  const status = (error as StoreError).$metadata?.httpStatusCode ?? 503;
  return status >= 500 || status === 429 ? unavailable('storage_unavailable', error) : error;
};

const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
};

/** Any S3-compatible store: with path-style addresses, and with checksums only where the protocol requires them. */
export const s3Storage = ({ endpoint, bucket, key, secret, region = 'us-east-1' }: S3Options): Storage => {
  const settings: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    maxAttempts: 2,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  // Loaded with the first file: the library takes 35 MB, which installations without S3 save.
  const opening = (requestHandler: object): (() => Promise<S3>) => {
    let opened: Promise<S3> | undefined;
    return () => {
      opened ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3({ ...settings, requestHandler }));
      return opened;
    };
  };
  const [openToRead, openToWrite] = [opening(reading), opening(writing)];
  const object = (name: string) => ({ Bucket: bucket, Key: checkKey(name) });

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
        const asked = { Bucket: bucket, Prefix: prefix, ContinuationToken: after };
        const page = await refusing(() => client.listObjectsV2(asked));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
        }
        if (after !== undefined && page.NextContinuationToken === after)
          throw new Error('the store lists the same page again and again');
        after = page.NextContinuationToken;
      } while (after);
    },
    free: async () => null,
  };
};
