import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { unavailable } from '../in-time.ts';

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

/** What the library says of a failed request; without a status when no answer came. */
export type StoreError = { name?: string; $metadata?: { httpStatusCode?: number } };

/** Whether the line was closed, as a store does with one that was kept open for long. Another line may do; a store that does
 * not answer would only be waited for twice. */
export const isLineClosed = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code));

/** 503 when the store does not answer, breaks off or is overloaded. What it refuses is a fault of the settings and stays as it
 * is. */
const asRefusal = (error: unknown): unknown => {
  const status = (error as StoreError).$metadata?.httpStatusCode ?? 503;
  return status >= 500 || status === 429 ? unavailable('storage_unavailable', error) : error;
};

export const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asRefusal(error);
  }
};

/** Clients of any S3-compatible store, with path-style addresses and with checksums only where the protocol requires them. */
export const openS3 = ({ endpoint, key, secret, region = 'us-east-1' }: Omit<S3Options, 'bucket'>) => {
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
  return { openToRead: opening(reading), openToWrite: opening(writing) };
};
