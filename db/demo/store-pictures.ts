import { createReadStream } from 'node:fs';
import { deriveSizes, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import { limitConcurrency } from '#platform/server/limit-concurrency';
import { stagingDirectory } from '#platform/server/storage/directories';
import { openStorage } from '#platform/server/storage/open-storage';
import { discardStaged, stageUpload } from '#platform/server/storage/stage-upload';
import { type Picture, pathOf } from './picture.ts';

type Tools = { database: Database; config: Config };

export type StoredPictures = ReadonlyMap<string, StoredFile>;

/** Stores the pictures as if somebody had uploaded them, each as a file of its own; the rows follow with the records they
 * hang on. */
export const storePictures = async (
  { database, config }: Tools,
  organizationId: number,
  pictures: readonly Picture[],
): Promise<StoredPictures> => {
  const tools = { database, clock: systemClock, storage: openStorage(config) };
  const limit = limitConcurrency(4);
  /** The served sizes of a picture that several records show are made once. */
  const sizes = new Map<string, ReturnType<typeof deriveSizes>>();
  const sizesOf = (file: string, path: string) => {
    const known = sizes.get(file) ?? deriveSizes(path);
    sizes.set(file, known);
    return known;
  };
  const storeOne = async (picture: Picture): Promise<[string, StoredFile][]> => {
    const staged = await stageUpload(createReadStream(pathOf(picture)), {
      field: 'files',
      name: picture.name,
      kinds: ['image'],
      maxBytes: maxFileBytes,
      directory: stagingDirectory(config.dataDir),
    });
    try {
      const derive = (path: string) => sizesOf(picture.file, path);
      const stored = await storeFiles(tools, organizationId, [staged], { derive });
      return stored.map((one) => [picture.key, one]);
    } finally {
      await discardStaged([staged]);
    }
  };
  return new Map((await Promise.all(pictures.map((one) => limit(() => storeOne(one))))).flat());
};
