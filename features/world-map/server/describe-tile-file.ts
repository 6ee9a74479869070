import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export type TileFile = { size: number; etag: string };

/** Bytes in which a file of version 3 has its header and its first directory. */
const headBytes = 16_384;

/** "PMTiles", then the version. */
const magic = Buffer.from('PMTiles\u0003', 'latin1');

const tileTypeAt = 99;
const vectorTiles = 1;

const isTileFile = (head: Buffer): boolean =>
  head.subarray(0, magic.length).equals(magic) && head[tileTypeAt] === vectorTiles;

let known: { path: string; size: number; changedAt: number; file: TileFile } | undefined;

/** Size and version of the file, or why it cannot be served. The version is that of its contents, so that copies on several
 * machines have the same one. */
export const describeTileFile = async (path: string): Promise<TileFile | { fault: string }> => {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => error);
  if (handle instanceof Error) return { fault: handle.message };
  try {
    const { size, mtimeMs } = await handle.stat();
    if (known?.path === path && known.size === size && known.changedAt === mtimeMs) return known.file;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const head = buffer.subarray(0, bytesRead);
    if (!isTileFile(head)) return { fault: 'not a file of vector tiles (.pmtiles, version 3)' };
    const digest = createHash('sha256').update(head).digest('hex').slice(0, 16);
    const file = { size, etag: `"${digest}-${size}"` };
    known = { path, size, changedAt: mtimeMs, file };
    return file;
  } finally {
    await handle.close();
  }
};
