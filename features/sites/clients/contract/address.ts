import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** A postal address of the United States. */
export const address = z.strictObject({
  line_1: field.text.min(1).max(120, 'character_limit_exceeded'),
  line_2: field.text.max(120, 'character_limit_exceeded').default(''),
  city: field.text.min(1).max(60, 'character_limit_exceeded'),
  county: field.text.max(60, 'character_limit_exceeded').default(''),
  state: field.state,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'zip_format'),
});

export type Address = z.infer<typeof address>;
