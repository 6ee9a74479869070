import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** Fractions of the picture's width and height, from its top left corner. */
const point = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

export type Point = z.infer<typeof point>;

export const markColours = ['red', 'yellow', 'white', 'blue'] as const;
export type MarkColour = (typeof markColours)[number];

const colour = z.enum(markColours);

export const mark = z.discriminatedUnion('kind', [
  /** The arrow points from `from` to `to`. */
  z.strictObject({ kind: z.literal('arrow'), from: point, to: point, colour }),
  /** The ellipse that fills the box between two corners. */
  z.strictObject({ kind: z.literal('circle'), from: point, to: point, colour }),
  z.strictObject({ kind: z.literal('text'), at: point, text: field.text.min(1).max(100), colour }),
]);

export type Mark = z.infer<typeof mark>;

/** Marks that somebody drew on a photo. The photo itself stays unchanged. */
export const markup = z.array(mark).max(50);

export type Markup = z.infer<typeof markup>;
