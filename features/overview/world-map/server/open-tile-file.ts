import { type FileHandle, open, stat } from 'node:fs/promises';
import { etagOf, headBytes, type TileSource } from './tile-source.ts';

type TileFile = Pick<TileSource, 'size' | 'etag'>;

let known: { path: string; size: number; changedAt: number; file: TileFile } | undefined;

const describe = async (path: string, handle: FileHandle): Promise<TileFile | { fault: string }> => {
  const { size, mtimeMs } = await handle.stat();
  if (known?.path === path && known.size === size && known.changedAt === mtimeMs) return known.file;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const etag = etagOf(buffer.subarray(0, bytesRead), size);
  if (typeof etag !== 'string') return etag;
  const file = { size, etag };
  known = { path, size, changedAt: mtimeMs, file };
  return file;
};

/** The file on a disk of the server, or why it cannot be served. */
export const openTileFile = async (path: string): Promise<TileSource | { fault: string }> => {
  // Opening a pipe would wait for a writer.
  const fault = await stat(path).then(
    (found) => (found.isFile() ? undefined : 'not a file'),
    (error: Error) => error.message,
  );
  if (fault !== undefined) return { fault };
  const handle = await open(path, 'r').catch((error: Error) => error);
  if (handle instanceof Error) return { fault: handle.message };
  const file = await describe(path, handle).catch((error: Error) => ({ fault: error.message }));
  if ('fault' in file) {
    await handle.close();
    return file;
  }
  return { ...file, read: async (range) => handle.createReadStream(range), close: () => handle.close() };
};
