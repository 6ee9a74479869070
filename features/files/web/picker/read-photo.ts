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
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return small ?? file;
};

/** Reads the camera's data, then shrinks the photo. A picture that the browser cannot draw is kept as it is. */
export const readPhoto = async (file: File): Promise<Photo> => {
  const facts = await readFacts(file).catch(() => ({}));
  const small = await shrink(file).catch(() => file);
  const stem = file.name.replace(/\.\w+$/, '') || 'photo';
  const name = small === file ? file.name : `${stem}.jpg`;
  return { id: crypto.randomUUID(), file: small, name, comment: '', facts };
};
