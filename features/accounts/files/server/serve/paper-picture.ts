import { inTime } from '#platform/server/in-time';
import type { PdfPicture } from '#platform/server/pdf/pdf-document';
import { pictureForPdf } from '#platform/server/pdf/picture-for-pdf';
import { readBytes } from '#platform/server/storage/read-bytes';
import { type Storage, StorageMissing } from '#platform/server/storage/storage';
import {
  inks,
  type Mark,
  type Markup,
  markLetters,
  markPath,
  markStroke,
  pointAt,
} from '../../contract/index.ts';
import type { FileRow } from '../record/file-repository.ts';
import { keyOfSize } from '../upload/storage-keys.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const shape = (mark: Mark, size: { width: number; height: number }): string => {
  const long = Math.max(size.width, size.height);
  const ink = inks[mark.colour];
  if (mark.kind === 'text') {
    const [x, y] = pointAt(mark.at, size);
    return `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${markLetters * long}" fill="${ink}"
      stroke="#000" stroke-opacity="0.55" paint-order="stroke">${escaped(mark.text)}</text>`;
  }
  const path = markPath(mark, size);
  const width = markStroke * long;
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="${width * 1.7}"/>
    <path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
};

const marksOver =
  (markup: Markup) =>
  (width: number, height: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup
      .map((mark) => shape(mark, { width, height }))
      .join('')}</svg>`;

/** Milliseconds to draw one picture, which takes a tenth of a second. */
const longest = 7000;

/** A stored picture with its marks, for a paper. Undefined when its bytes are missing or damaged, because the rest of the
 * paper is still useful. Uses the re-encoded size, which contains neither place nor camera. */
export const paperPicture = async (
  storage: Pick<Storage, 'read'>,
  file: Pick<FileRow, 'storage_key' | 'markup' | 'comment'>,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<PdfPicture | undefined> => {
  let bytes: Buffer;
  try {
    bytes = await readBytes(storage, keyOfSize(file.storage_key, 'display'), signal);
  } catch (error) {
    if (error instanceof StorageMissing) return undefined;
    throw error;
  }
  const marks = file.markup && file.markup.length > 0 ? { marks: marksOver(file.markup) } : {};
  const draw = () => pictureForPdf(bytes, { maxBytes, caption: file.comment, ...marks });
  return inTime(longest, () => draw().catch(() => undefined), signal);
};
