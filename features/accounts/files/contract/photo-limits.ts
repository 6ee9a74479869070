import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { markup } from './markup.ts';

/** Limits of a call with photos. */
export const photoLimits = { max: 20, maxBytes: maxFileBytes, kinds: ['image'] } as const;

/** One entry per file, in the same order: a comment, the marks drawn on the photo, and the EXIF data that the device
 * read before it shrank the photo. */
export const imageDetails = {
  comments: z.array(field.comment).max(20).optional(),
  markups: z.array(markup.nullable()).max(20).optional(),
  exif: z.array(z.record(z.string(), z.unknown()).nullable()).max(20).optional(),
};
