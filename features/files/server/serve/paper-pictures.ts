import { inLanes } from '#platform/server/in-lanes';
import type { PdfPicture } from '#platform/server/pdf/pdf-document';
import type { Storage } from '#platform/server/storage/storage';
import type { FileRow } from '../record/file-repository.ts';
import { paperPicture } from './paper-picture.ts';

/** What paper needs of the row of a photo. */
export type PaperFile = Pick<FileRow, 'id' | 'storage_key' | 'markup' | 'comment'>;

/** Bytes of all photos of a report: mail servers take no more, and people do not wait for it. */
const mostOfAll = 2_600_000;

const mostOfOne = 90_000;

/** Photos by the ids of their files, each as large as their number allows. `onPhoto` hears how many are done. */
export const paperPictures = async (
  storage: Pick<Storage, 'read'>,
  files: readonly PaperFile[],
  onPhoto?: (done: number) => Promise<void>,
): Promise<ReadonlyMap<number, PdfPicture>> => {
  const mostBytes = Math.min(mostOfOne, Math.floor(mostOfAll / Math.max(1, files.length)));
  const inLane = inLanes(4);
  let done = 0;
  const made = await Promise.all(
    files.map((file) =>
      inLane(async () => {
        const picture = await paperPicture(storage, file, mostBytes);
        done += 1;
        await onPhoto?.(done);
        return [file.id, picture] as const;
      }),
    ),
  );
  return new Map(made.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};
