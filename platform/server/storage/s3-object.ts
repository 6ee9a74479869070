import type { Readable } from 'node:stream';
import { openS3, refusing, type S3Options, type StoreError } from './open-s3.ts';

export type ObjectState = { size: number; version: string };

/** What a store answers where there is no such object, or no longer this version of it; 403 is its answer to a key that may not list
 * what there is. */
const gone = [403, 404, 412];

const orGone = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await refusing(work);
  } catch (error) {
    if (gone.includes((error as StoreError).$metadata?.httpStatusCode ?? 0)) return undefined;
    throw error;
  }
};

/** An object of the bucket that the operator has put there, beside the files of organizations. */
export const s3Object = (options: S3Options, key: string) => {
  const { openToRead } = openS3(options);
  const object = { Bucket: options.bucket, Key: key };
  return {
    /** Undefined where there is none. */
    state: async (): Promise<ObjectState | undefined> => {
      const client = await openToRead();
      const found = await orGone(() => client.headObject(object));
      return found && { size: found.ContentLength ?? 0, version: found.ETag ?? '' };
    },
    /** Bytes `start` to `end`, both included; undefined where another version has taken its place. */
    read: async (version: string, range: { start: number; end: number }): Promise<Readable | undefined> => {
      const client = await openToRead();
      const wanted = { ...object, IfMatch: version, Range: `bytes=${range.start}-${range.end}` };
      const found = await orGone(() => client.getObject(wanted));
      return found?.Body as Readable | undefined;
    },
  };
};
