import { inLanes } from '#platform/server/in-lanes';
import type { PdfPicture } from '#platform/server/pdf/pdf-document';
import type { Storage } from '#platform/server/storage/storage';
import type { FileRow } from '../record/file-repository.ts';
import { paperPicture } from './paper-picture.ts';

/** Bytes of all photos of a report: mail servers take no more, and people do not wait for it. */
const mostOfAll = 2_600_000;

const mostOfOne = 90_000;

/** Photos by the ids of their files, each as large as their number allows. */
export const paperPictures = async (
  storage: Pick<Storage, 'read'>,
  files: readonly FileRow[],
): Promise<ReadonlyMap<number, PdfPicture>> => {
  const mostBytes = Math.min(mostOfOne, Math.floor(mostOfAll / Math.max(1, files.length)));
  const inLane = inLanes(4);
  const made = await Promise.all(
    files.map((file) => inLane(async () => [file.id, await paperPicture(storage, file, mostBytes)] as const)),
  );
  return new Map(made.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};
