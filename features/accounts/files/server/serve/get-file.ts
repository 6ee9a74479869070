import { forbidden } from '#platform/contract/errors';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { readRange } from '#platform/server/http/read-range';
import type { Wiring } from '#platform/server/http/wiring';
import type { fileEndpoints } from '../../contract/index.ts';
import type { FileOwners } from '../record/file-owners.ts';
import { isPicture, mayEditFiles } from '../record/file-presenter.ts';
import type { FileRow } from '../record/file-repository.ts';
import { findVisibleFile } from '../record/find-visible-file.ts';
import { answerPicture } from './answer-picture.ts';
import { downloadName } from './download-name.ts';
import { openLater } from './open-later.ts';

/** Types that a browser may show; all others are sent as downloads. */
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']);

const answerOriginal = (
  file: FileRow,
  storage: Wiring['storage'],
  download: boolean,
  header: (name: string) => string | undefined,
): FileAnswer => {
  const etag = `"${file.organization_id}-${file.id}"`;
  const condition = header('if-range');
  const range =
    condition === undefined || condition === etag ? readRange(header('range'), file.size) : undefined;
  return {
    body: openLater(storage, file.storage_key, range),
    mime: file.mime,
    size: range ? range.end - range.start + 1 : file.size,
    name: downloadName(file.name, file.mime),
    attachment: download || !shown.has(file.mime),
    cache: 'never',
    etag,
    range,
  };
};

/** Pictures are sent re-encoded. The original contains the place where it was taken, so only people who may edit files get
 * it. */
export const getFile = async (
  { tenant, person, params, query, wiring, request }: SignedInCall<(typeof fileEndpoints)['getFile']>,
  owners: FileOwners,
): Promise<FileAnswer> => {
  const file = await findVisibleFile(owners, tenant, person, params.photoId);
  if (isPicture(file) && query.size !== 'original') {
    return answerPicture(file, query.size, wiring.storage, query.download);
  }
  if (isPicture(file) && !mayEditFiles(person)) throw forbidden();
  return answerOriginal(file, wiring.storage, query.download, request.header);
};
