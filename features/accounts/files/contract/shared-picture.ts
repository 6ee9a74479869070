import { z } from 'zod';
import { markup } from './markup.ts';

/** A picture as a shared page shows it. */
export const sharedPicture = z.object({
  /** Valid for a quarter of an hour. */
  url: z.string(),
  thumb_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  comment: z.string(),
  /** Marks that are drawn over the picture. */
  markup: markup.nullable(),
});

export type SharedPicture = z.infer<typeof sharedPicture>;
