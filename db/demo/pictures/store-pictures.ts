import { Readable } from 'node:stream';
import { deriveSizes, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import { limitConcurrency } from '#platform/server/limit-concurrency';
import { stagingDirectory } from '#platform/server/storage/directories';
import { openStorage } from '#platform/server/storage/open-storage';
import { discardStaged, stageUpload } from '#platform/server/storage/stage-upload';
import type { Picture } from './picture.ts';
import { renderPicture } from './render-picture.ts';

type Tools = { database: Database; config: Config };

export type StoredPictures = ReadonlyMap<string, StoredFile>;

/** Stores the pictures as if somebody had uploaded them; the rows follow with the records they hang on. */
export const storePictures = async (
  { database, config }: Tools,
  organizationId: number,
  pictures: readonly Picture[],
): Promise<StoredPictures> => {
  const tools = { database, clock: systemClock, storage: openStorage(config) };
  const limit = limitConcurrency(4);
  const storeOne = async (picture: Picture): Promise<[string, StoredFile][]> => {
    const { bytes, sizes, keep } = await renderPicture(picture);
    const staged = await stageUpload(Readable.from([bytes]), {
      field: 'files',
      name: picture.name,
      kinds: ['image'],
      maxBytes: maxFileBytes,
      directory: stagingDirectory(config.dataDir),
    });
    try {
      const derive = async (path: string) => {
        if (sizes) return sizes;
        const derived = await deriveSizes(path);
        if (!('code' in derived)) await keep(derived);
        return derived;
      };
      const stored = await storeFiles(tools, organizationId, [staged], { derive });
      return stored.map((file) => [picture.key, file]);
    } finally {
      await discardStaged([staged]);
    }
  };
  return new Map((await Promise.all(pictures.map((one) => limit(() => storeOne(one))))).flat());
};
