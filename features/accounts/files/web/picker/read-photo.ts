import { ApiError } from '#platform/web/api/index';
import { text } from '#platform/web/i18n/index';
import type { Photo, PhotoFacts } from './photo.ts';

const longestEdge = 2048;

const loadReader = () => import('exifr');

/** Loads the EXIF reader ahead: there may be no network where photos are taken. */
export const preloadReader = (): Promise<unknown> => loadReader();

const readFacts = async (file: Blob): Promise<PhotoFacts> => {
  const { default: exifr } = await loadReader();
  // `gps` is called apart from `parse`: with a selection of tags, `parse` loses the sign of the hemisphere.
  const [tags, place] = await Promise.all([
    exifr.parse(file, ['DateTimeOriginal', 'Make', 'Model']).catch(() => undefined),
    exifr.gps(file).catch(() => undefined),
  ]);
  const taken = tags?.DateTimeOriginal;
  return {
    taken_at: taken instanceof Date ? taken.toISOString() : undefined,
    latitude: place?.latitude,
    longitude: place?.longitude,
    make: tags?.Make,
    model: tags?.Model,
  };
};

const shrink = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const factor = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * factor);
  canvas.height = Math.round(picture.height * factor);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  // JPEG knows nothing transparent, and would show it black.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return small ?? file;
};

/** The brands of HEIC and HEIF, as such a file names them. An AVIF names none of them first. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** By its content: phones also give such a photo the name of another format. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && brands.includes(head.slice(4));
};

/** The picture in a format that the server takes. What only Apple's devices can read is refused at once, not when it is
 * sent; any other picture that the browser cannot draw is kept as it is. */
const readable = async (file: Blob): Promise<Blob> => {
  try {
    return await shrink(file);
  } catch {
    if (!(await isHeic(file))) return file;
    const message = text('files:photos.heic');
    throw new ApiError(422, { code: 'photo_format', payload: { message } }, message);
  }
};

/** Reads the camera's data, then shrinks the photo. */
export const readPhoto = async (file: File): Promise<Photo> => {
  const facts = await readFacts(file).catch(() => ({}));
  const small = await readable(file);
  const stem = file.name.replace(/\.\w+$/, '') || 'photo';
  const name = small === file ? file.name : `${stem}.jpg`;
  return { id: crypto.randomUUID(), file: small, name, comment: '', facts };
};
