import { createHash } from 'node:crypto';
import { type FileHandle, open, stat } from 'node:fs/promises';

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

const describe = async (path: string, handle: FileHandle): Promise<TileFile | { fault: string }> => {
  const { size, mtimeMs } = await handle.stat();
  if (known?.path === path && known.size === size && known.changedAt === mtimeMs) return known.file;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const head = buffer.subarray(0, bytesRead);
  if (!isTileFile(head)) return { fault: 'not a file of vector tiles (.pmtiles, version 3)' };
  const digest = createHash('sha256').update(head).digest('hex').slice(0, 16);
  const file = { size, etag: `"${digest}-${size}"` };
  known = { path, size, changedAt: mtimeMs, file };
  return file;
};

/** Size and version of the file with the file itself, open, so that a newer one cannot take its place between the two; or why it
 * cannot be served. The version is that of its contents, so that copies on several machines have the same one. The caller
 * closes the file. */
export const openTileFile = async (
  path: string,
): Promise<(TileFile & { handle: FileHandle }) | { fault: string }> => {
  // Opening a pipe would wait for a writer.
  const fault = await stat(path).then(
    (found) => (found.isFile() ? undefined : 'not a file'),
    (error: Error) => error.message,
  );
  if (fault !== undefined) return { fault };
  const handle = await open(path, 'r').catch((error: Error) => error);
  if (handle instanceof Error) return { fault: handle.message };
  const file = await describe(path, handle).catch((error: Error) => ({ fault: error.message }));
  if (!('fault' in file)) return { ...file, handle };
  await handle.close();
  return file;
};
