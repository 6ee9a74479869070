import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A file of tiles that is open, so that a newer one cannot take its place between its size and its bytes. */
export type TileSource = {
  size: number;
  /** Of its contents, so that copies on several machines have the same one. */
  etag: string;
  /** Bytes `start` to `end`, both included, or the whole file. Closes it when they end or are given up; undefined where another
   * version has taken its place all the same. */
  read: (range?: { start: number; end: number }) => Promise<Readable | undefined>;
  close: () => Promise<void>;
};

/** Bytes in which a file of version 3 has its header and its first directory. */
export const headBytes = 16_384;

/** "PMTiles", then the version. */
const magic = Buffer.from('PMTiles\u0003', 'latin1');

const tileTypeAt = 99;
const vectorTiles = 1;

const isTileFile = (head: Buffer): boolean =>
  head.subarray(0, magic.length).equals(magic) && head[tileTypeAt] === vectorTiles;

/** The ETag of a file that begins like this, or why it cannot be served. */
export const etagOf = (head: Buffer, size: number): string | { fault: string } => {
  if (!isTileFile(head)) return { fault: 'not a file of vector tiles (.pmtiles, version 3)' };
  const digest = createHash('sha256').update(head).digest('hex').slice(0, 16);
  return `"${digest}-${size}"`;
};
