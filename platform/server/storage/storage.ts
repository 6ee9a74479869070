import type { Readable } from 'node:stream';

/** A finished upload waiting under the data directory; the transaction that uses it moves it into storage. */
export type StagedFile = {
  field: string;
  /** As the sender called it, without any path. */
  name: string;
  /** By content, not by the sender's word. */
  mime: string;
  kind: 'image' | 'document' | 'sheet' | 'video';
  path: string;
  size: number;
  md5: string;
  sha256: string;
};

/** Where file bytes live: a directory, or a bucket. Keys start with the organization and are ours, never a sender's. */
export type Storage = {
  /** Stores the bytes durably under the key before the promise resolves. */
  put: (key: string, path: string) => Promise<void>;
  putBytes: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Bytes `start` to `end`, both inclusive; throws `StorageMissing` when there is no such key. */
  read: (key: string, range?: { start: number; end: number }) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Bytes left, or null where that cannot be told. */
  free: () => Promise<number | null>;
};

export class StorageMissing extends Error {}
