import { open } from 'node:fs/promises';

/** A file's bytes, or a directory's names, are on the disk when this resolves. Windows syncs no directories. */
export const sync = async (path: string, what: 'file' | 'directory'): Promise<void> => {
  if (what === 'directory' && process.platform === 'win32') return;
  const handle = await open(path, what === 'directory' || process.platform !== 'win32' ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
