import { invalid, type MessageRef } from '#platform/contract/errors';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { reserve, storageFull } from '#platform/server/storage/free-space';
import { loadUsedKilobytes } from '#platform/server/storage/quota-repository';
import { removeAll } from '#platform/server/storage/remove-all';
import type { StagedFile } from '#platform/server/storage/storage';
import type { Exif } from '../../contract/index.ts';
import { type DerivedSizes, deriveSizes } from './derive-sizes.ts';
import { readExif } from './read-exif.ts';
import { keyOfSize, keysOf, makeKey } from './storage-keys.ts';

type Tools = Pick<Wiring, 'storage' | 'database' | 'clock'>;

/** A file in the storage that has no row yet. */
export type StoredFile = Omit<StagedFile, 'path'> & {
  storageKey: string;
  width: number | null;
  height: number | null;
  exif: Exif | null;
  /** Removes the bytes again, when the same file is stored already. */
  discard: () => Promise<void>;
};

/** Maximum bytes of one organization. */
const quota = 50_000_000_000;

const refuseWhenFull = async (
  tools: Tools,
  organizationId: number,
  more: number,
  max: number,
): Promise<void> => {
  const free = await tools.storage.free();
  if (free !== null && free < reserve) throw storageFull();
  const used = await tools.database.withTenant(systemScope(organizationId), loadUsedKilobytes);
  if (used * 1024 + more > max) throw storageFull();
};

type Read = { file: StagedFile; exif: Exif | null; sizes: DerivedSizes | null };

/** Decodes a picture. Metadata is read first: re-encoding drops it. */
const read = async (file: StagedFile, derive: typeof deriveSizes): Promise<Read | MessageRef> => {
  if (file.kind !== 'image') return { file, exif: null, sizes: null };
  const exif = await readExif(file.path);
  const sizes = await derive(file.path);
  return 'code' in sizes ? sizes : { file, exif, sizes };
};

/** Files that cannot be removed now are removed by `sweepOrphans`. */
const forget = ({ storage }: Tools, key: string, isPicture: boolean): Promise<void> =>
  removeAll(storage, keysOf(key, isPicture));

const store = async (tools: Tools, organizationId: number, { file, exif, sizes }: Read) => {
  const { storage, clock } = tools;
  const storageKey = makeKey(organizationId, clock.now());
  try {
    await storage.put(storageKey, file.path);
    if (sizes) {
      await storage.putBytes(keyOfSize(storageKey, 'display'), sizes.display);
      await storage.putBytes(keyOfSize(storageKey, 'thumb'), sizes.thumb);
    }
  } catch (error) {
    await forget(tools, storageKey, sizes !== null);
    throw error;
  }
  const { path: _path, ...known } = file;
  const discard = () => forget(tools, storageKey, sizes !== null);
  return { ...known, storageKey, width: sizes?.width ?? null, height: sizes?.height ?? null, exif, discard };
};

/** The slow part of storing files, to be done before the transaction: reads metadata, makes the sizes of pictures and stores
 * the bytes. Names all unreadable files at once, and then removes what it has stored. Other files without a row are removed
 * by `sweepOrphans` a day later. */
export const storeFiles = async (
  tools: Tools,
  organizationId: number,
  files: readonly StagedFile[],
  { quotaBytes = quota, derive = deriveSizes }: { quotaBytes?: number; derive?: typeof deriveSizes } = {},
): Promise<StoredFile[]> => {
  if (files.length === 0) return [];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  await refuseWhenFull(tools, organizationId, total, quotaBytes);
  const wrong: Record<string, MessageRef[]> = {};
  const stored: StoredFile[] = [];
  // One picture after the other, so that only one is in memory.
  for (const file of files) {
    const found = await read(file, derive);
    if ('code' in found) wrong[file.field] = [...(wrong[file.field] ?? []), found];
    else if (Object.keys(wrong).length === 0) stored.push(await store(tools, organizationId, found));
  }
  if (Object.keys(wrong).length === 0) return stored;
  for (const { discard } of stored) await discard();
  throw invalid(wrong);
};
