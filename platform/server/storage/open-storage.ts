import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { filesDirectory, incomingDirectory } from './directories.ts';
import { asStorageFull, freeBytes } from './free-space.ts';
import { listTree } from './list-tree.ts';
import { isLineClosed, openS3, refusing, type S3Options, type StoreError } from './open-s3.ts';
import { type Storage, StorageMissing } from './storage.ts';
import { checkKey, isKey } from './storage-key.ts';
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
const diskStorage = ({ directory }: { directory: string }): Storage => {
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

/** Milliseconds for a whole upload, however slowly it goes on. */
const longest = 10 * 60_000;

/** Files in a bucket. */
export const s3Storage = (options: S3Options): Storage => {
  const { openToRead, openToWrite } = openS3(options);
  const object = (name: string) => ({ Bucket: options.bucket, Key: checkKey(name) });

  return {
    put: async (name, path) => {
      const { size } = await stat(path);
      const client = await openToWrite();
      const abortSignal = AbortSignal.timeout(longest);
      // A stream can be sent once, so the library tries it once: the second try reads the file anew.
      const send = async (): Promise<void> => {
        const body = createReadStream(path);
        try {
          await client.putObject({ ...object(name), Body: body, ContentLength: size }, { abortSignal });
        } finally {
          body.destroy();
        }
      };
      await refusing(() =>
        send().catch((error: unknown) => {
          if (!isLineClosed(error)) throw error;
          return send();
        }),
      );
    },
    putBytes: async (name, bytes) => {
      const client = await openToWrite();
      const sent = { ...object(name), Body: bytes, ContentLength: bytes.byteLength };
      await refusing(() => client.putObject(sent, { abortSignal: AbortSignal.timeout(longest) }));
    },
    read: async (name, range) => {
      const wanted = { ...object(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
      const client = await openToRead();
      try {
        const { Body } = await refusing(() => client.getObject(wanted));
        return Body as Readable;
      } catch (error) {
        throw (error as StoreError).name === 'NoSuchKey' ? new StorageMissing(name) : error;
      }
    },
    remove: async (name) => {
      const removed = object(name);
      const client = await openToWrite();
      await refusing(() => client.deleteObject(removed));
    },
    async *list(prefix) {
      const client = await openToRead();
      let after: string | undefined;
      do {
        const asked = { Bucket: options.bucket, Prefix: prefix, ContinuationToken: after };
        const page = await refusing(() => client.listObjectsV2(asked));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isKey(Key)) yield { key: Key, modifiedAt: LastModified };
        }
        if (after !== undefined && page.NextContinuationToken === after)
          throw new Error('the store lists the same page again and again');
        after = page.NextContinuationToken;
      } while (after);
    },
    free: async () => null,
  };
};

/** The configured bucket or, without one, the data directory. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : diskStorage({ directory: filesDirectory(dataDir) });
