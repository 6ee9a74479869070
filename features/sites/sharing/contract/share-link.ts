import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const shareLink = z.object({
  id: field.id,
  /** The address to send to people. */
  url: z.string(),
  token: z.string(),
  expires_at: z.string(),
  revoked: z.boolean(),
  views: z.int(),
  last_viewed_at: z.string().nullable(),
});

export type ShareLink = z.infer<typeof shareLink>;

/** Minutes for which the address of a shared picture is valid. */
export const signatureMinutes = 15;
