import type { Readable } from 'node:stream';

/** A finished upload in the data directory. The transaction that uses it moves it into the storage. */
export type StagedFile = {
  field: string;
  /** The sender's name of the file, without a path. */
  name: string;
  /** Detected from the content; the sender's claim is ignored. */
  mime: string;
  kind: 'image' | 'document' | 'sheet' | 'video';
  path: string;
  size: number;
  md5: string;
  sha256: string;
};

/** Stores the bytes of files: in a directory, or in a bucket. Keys start with the organization and are created by the
 * server, never by a sender. */
export type Storage = {
  /** Stores the bytes durably under the key before the promise resolves. */
  put: (key: string, path: string) => Promise<void>;
  putBytes: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Reads bytes `start` to `end`, both included. Throws `StorageMissing` when the key does not exist. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Free bytes, or null if unknown. */
  free: () => Promise<number | null>;
};

export class StorageMissing extends Error {}
