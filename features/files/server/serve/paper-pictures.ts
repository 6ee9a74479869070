import { limitConcurrency } from '#platform/server/limit-concurrency';
import type { PdfPicture } from '#platform/server/pdf/pdf-document';
import type { Storage } from '#platform/server/storage/storage';
import type { FileRow } from '../record/file-repository.ts';
import { paperPicture } from './paper-picture.ts';

/** The fields of a photo that a paper needs. */
export type PaperFile = Pick<FileRow, 'id' | 'storage_key' | 'markup' | 'comment'>;

/** Maximum bytes of all photos of a paper together, because of the limits of mail servers and the patience of readers. */
const maxOfAll = 2_600_000;

const maxOfOne = 90_000;

/** Photos by file id. The more photos, the smaller each is. `onPhoto` is called with the number of finished ones. */
export const paperPictures = async (
  storage: Pick<Storage, 'read'>,
  files: readonly PaperFile[],
  onPhoto?: (done: number) => Promise<void>,
): Promise<ReadonlyMap<number, PdfPicture>> => {
  const maxBytes = Math.min(maxOfOne, Math.floor(maxOfAll / Math.max(1, files.length)));
  const limit = limitConcurrency(4);
  let done = 0;
  const made = await Promise.all(
    files.map((file) =>
      limit(async () => {
        const picture = await paperPicture(storage, file, maxBytes);
        done += 1;
        await onPhoto?.(done);
        return [file.id, picture] as const;
      }),
    ),
  );
  return new Map(made.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};
