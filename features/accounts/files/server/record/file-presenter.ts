import type { Flag } from '#platform/contract/flags';
import { type FileRecord, fileUrl } from '../../contract/index.ts';
import type { FileRow } from './file-repository.ts';

/** The rights of the reader. Work of the system reads like a person without flags. */
export type Reader = { flags: ReadonlySet<Flag> };

export const nobody: Reader = { flags: new Set() };

export const mayEditFiles = ({ flags }: Reader): boolean =>
  flags.has('canEditFiles') || flags.has('admin.canEditFiles');

/** Whether the reader may draw on a picture of the record: the `mayDraw` of its file writers. */
export type MayDraw = (file: FileRow) => boolean;

export const isPicture = ({ mime }: { mime: string }): boolean => mime.startsWith('image/');

/** Everyone may know that a picture has a position; only people who may edit files get the position. Without `mayDraw` nobody
 * is offered to draw. */
export const presentFile = (row: FileRow, reader: Reader, mayDraw: MayDraw = () => false): FileRecord => ({
  id: row.id,
  name: row.name,
  comment: row.comment,
  mime: row.mime,
  size: row.size,
  md5: row.md5,
  url: fileUrl(row.organization_id, row.id),
  thumb_url: isPicture(row) ? fileUrl(row.organization_id, row.id, 'thumb') : null,
  width: row.width,
  height: row.height,
  taken_at: row.exif?.taken_at ?? null,
  has_location: Boolean(row.exif?.gps),
  exif: mayEditFiles(reader) ? row.exif : null,
  markup: row.markup,
  can_mark: isPicture(row) && mayDraw(row),
  visibility: row.visibility,
  purpose: row.purpose,
  uploaded_by: row.uploaded_by === null ? null : { id: row.uploaded_by, name: row.uploader_name ?? '' },
  created_at: row.created_at,
  updated_at: row.updated_at,
});
