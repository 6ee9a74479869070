import type { FileAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { FileSize } from '../../contract/index.ts';
import type { FileRow } from '../record/file-repository.ts';
import { keyOfSize } from '../upload/storage-keys.ts';
import { downloadName } from './download-name.ts';
import { openLater } from './open-later.ts';

/** A re-encoded size of a picture, without place, time and device. */
export const answerPicture = (
  file: FileRow,
  size: Exclude<FileSize, 'original'>,
  storage: Wiring['storage'],
  download = false,
): FileAnswer => ({
  body: openLater(storage, keyOfSize(file.storage_key, size)),
  mime: 'image/webp',
  name: downloadName(file.name, 'image/webp'),
  attachment: download,
  cache: 'private',
  etag: `"${file.organization_id}-${file.id}-${size}"`,
});
