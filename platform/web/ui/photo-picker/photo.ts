import type { Markup } from '#platform/contract/markup';

/** What the camera wrote into the picture, read before shrinking drops it. */
export type PhotoFacts = {
  taken_at?: string;
  latitude?: number;
  longitude?: number;
  make?: string;
  model?: string;
};

/** A photo on its way: values of a form may hold a list of these, the draft keeps them. */
export type Photo = {
  id: string;
  file: Blob;
  name: string;
  comment: string;
  facts: PhotoFacts;
  markup?: Markup;
};

/** Files and one JSON field for a call: `{files: photoFiles('images', photos), body: {..., photos: photoFacts(photos)}}`. */
export const photoFiles = (field: string, photos: readonly Photo[]) =>
  photos.map(({ file, name }) => ({ field, file, name }));

/** In the order of the files. */
export const photoFacts = (photos: readonly Photo[]) =>
  photos.map(({ id, name, comment, facts }) => ({ client_uuid: id, name, comment, exif: facts }));
