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

type Making = { signal?: AbortSignal; onPhoto?: ((done: number) => Promise<void>) | undefined };

/** Photos by file id. The more photos, the smaller each is. `onPhoto` is called with the number of finished ones, `signal`
 * ends the making. */
export const paperPictures = async (
  storage: Pick<Storage, 'read'>,
  files: readonly PaperFile[],
  { signal, onPhoto }: Making = {},
): Promise<ReadonlyMap<number, PdfPicture>> => {
  const maxBytes = Math.min(maxOfOne, Math.floor(maxOfAll / Math.max(1, files.length)));
  const limit = limitConcurrency(4);
  let done = 0;
  const made = await Promise.all(
    files.map((file) =>
      limit(async (ending) => {
        const picture = await paperPicture(storage, file, maxBytes, ending);
        done += 1;
        await onPhoto?.(done);
        return [file.id, picture] as const;
      }, signal),
    ),
  );
  return new Map(made.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};
