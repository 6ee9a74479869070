import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { incomingDirectory } from './directories.ts';
import { asStorageFull, freeBytes } from './free-space.ts';
import { listTree } from './list-tree.ts';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey } from './storage-key.ts';
import { sync } from './sync.ts';

/** Gives the staged bytes a second name. Uses a link where the disk supports it, so that a large video is not
 * copied. */
const place = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
};

/** Every directory from that of the file up to the root. Each may have a new entry and must be synced. */
const parents = (root: string, path: string): string[] => {
  const names = relative(root, dirname(path)).split(sep);
  return names.map((_, index) => join(root, ...names.slice(0, names.length - index))).concat(root);
};

/** Stores files in a directory; the key is the path below it. */
export const diskStorage = ({ directory }: { directory: string }): Storage => {
  const incoming = incomingDirectory(directory);
  const pathOf = (key: string): string => join(directory, ...checkKey(key).split('/'));

  const store = async (key: string, write: (part: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const part = join(incoming, `${randomUUID()}.part`);
    try {
      await mkdir(incoming, { recursive: true });
      await write(part);
      await sync(part, 'file');
      const grown = await mkdir(dirname(path), { recursive: true });
      await rename(part, path);
      for (const parent of grown ? parents(directory, path) : [dirname(path)])
        await sync(parent, 'directory');
    } catch (error) {
      throw asStorageFull(error);
    } finally {
      // When both names link to the same file, rename() keeps both.
      await rm(part, { force: true });
    }
  };

  return {
    put: (key, path) => store(key, (part) => place(path, part)),
    putBytes: (key, bytes) => store(key, (part) => writeFile(part, bytes)),
    read: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? new StorageMissing(key) : error;
      });
      return file.createReadStream(range);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => listTree(directory, prefix),
    free: async () => {
      await mkdir(directory, { recursive: true });
      return freeBytes(directory);
    },
  };
};
