import { open } from 'node:fs/promises';

/** Resolves when the bytes of a file, or the names in a directory, are on the disk. Windows does not sync
 * directories. */
export const sync = async (path: string, what: 'file' | 'directory'): Promise<void> => {
  if (what === 'directory' && process.platform === 'win32') return;
  const handle = await open(path, what === 'directory' || process.platform !== 'win32' ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
