import type { Markup } from '../../contract/index.ts';

/** The camera's data in the picture, read before shrinking removes it. */
export type PhotoFacts = {
  taken_at?: string;
  latitude?: number;
  longitude?: number;
  make?: string;
  model?: string;
};

/** A photo that is not sent yet. Form values may hold a list of these; drafts keep them. */
export type Photo = {
  id: string;
  file: Blob;
  name: string;
  comment: string;
  facts: PhotoFacts;
  markup?: Markup;
};
