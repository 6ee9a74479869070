import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** What an approved month billed too little, or too much: billed or credited with a later month. */
export const billingCorrection = z.object({
  id: field.id,
  /** The month that is corrected. */
  month: z.string(),
  amount: z.number(),
  reason: z.string(),
  at: field.timestamp,
  by: field.named.nullable(),
  /** The month with which it is billed; null until that is approved. */
  billed_with: z.string().nullable(),
});

export type BillingCorrection = z.infer<typeof billingCorrection>;
