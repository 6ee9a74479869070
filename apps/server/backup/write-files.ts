import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Storage, StorageMissing } from '#platform/server/storage/storage';
import { sync } from '#platform/server/storage/sync';
import { type FileEntry, lineOf, readFileList } from './file-list.ts';
import { fileListName, filePath, type Manifest } from './manifest.ts';

export type WrittenFiles = Manifest['files'] & { keys: Set<string> };

/**
 * Copies all files of the store. Files are written once and never changed, so a file that `previous`, an older backup on
 * the same disk, already has is only linked and takes no more room.
 */
export const writeFiles = async (
  storage: Storage,
  directory: string,
  previous: string | undefined,
  beforeEach: () => Promise<void>,
): Promise<WrittenFiles> => {
  await mkdir(join(directory, 'files'), { mode: 0o700 });
  const known = previous ? await entriesOf(previous) : new Map<string, FileEntry>();
  const list = await open(join(directory, fileListName), 'wx', 0o600);
  const hash = createHash('sha256');
  const keys = new Set<string>();
  let bytes = 0;
  try {
    for await (const { key } of storage.list('')) {
      await beforeEach();
      const earlier = known.get(key);
      const entry =
        earlier && previous && (await linkFrom(previous, directory, key))
          ? earlier
          : await copyFrom(storage, directory, key);
      if (!entry) continue;
      keys.add(key);
      bytes += entry.size;
      hash.update(lineOf(entry));
      await list.write(lineOf(entry));
    }
    await list.sync();
  } finally {
    await list.close();
  }
  return { count: keys.size, bytes, sha256: hash.digest('hex'), keys };
};

/** The files of an older backup. If its list is damaged there are none: the new backup then copies every file. */
const entriesOf = async (directory: string): Promise<Map<string, FileEntry>> => {
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of readFileList(directory)) entries.set(entry.key, entry);
  } catch {
    return new Map();
  }
  return entries;
};

const linkFrom = async (previous: string, directory: string, key: string): Promise<boolean> => {
  const path = filePath(directory, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return link(filePath(previous, key), path).then(
    () => true,
    () => false,
  );
};

/** Undefined for a file that was removed since the store listed it. */
const copyFrom = async (storage: Storage, directory: string, key: string): Promise<FileEntry | undefined> => {
  const path = filePath(directory, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const source = await storage.read(key).catch((error) => {
    if (error instanceof StorageMissing) return undefined;
    throw error;
  });
  if (!source) return undefined;
  const hash = createHash('sha256');
  let size = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(source, measured, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  await sync(path, 'file');
  return { key, size, sha256: hash.digest('hex') };
};
