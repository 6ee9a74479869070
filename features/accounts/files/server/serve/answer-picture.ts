import type { FileAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import { fileTypes } from '#platform/server/storage/file-types';
import type { FileSize } from '../../contract/index.ts';
import type { FileRow } from '../record/file-repository.ts';
import { keyOfSize } from '../upload/storage-keys.ts';
import { openLater } from './open-later.ts';

const extension = /\.[^.]{1,20}$/;

/** The name with an extension that fits the bytes: a renamed file must not become a program on somebody's disk. */
export const downloadName = (name: string, mime: string): string => {
  const fitting = fileTypes[mime]?.extensions ?? [];
  const [first] = fitting;
  if (!first || fitting.includes(name.match(extension)?.[0].toLowerCase() ?? '')) return name;
  return `${name.replace(extension, '')}${first}`;
};

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
