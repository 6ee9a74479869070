import type { Markup } from '../../contract/index.ts';

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
