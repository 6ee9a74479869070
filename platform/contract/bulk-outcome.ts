import { z } from 'zod';
import * as field from './fields.ts';

/** Distinct ids in a call that takes one step for each of them. */
export const someIds = (max: number) =>
  z
    .array(field.id)
    .min(1, 'required')
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'not_allowed');

/** The outcome for each of many records. */
export const bulkOutcome = z.object({
  done: z.array(field.id),
  /** Those that were left unchanged, each with the reason in the reader's language. */
  failed: z.array(z.object({ id: field.id, name: z.string(), reason: z.string() })),
});

export type BulkOutcome = z.infer<typeof bulkOutcome>;
