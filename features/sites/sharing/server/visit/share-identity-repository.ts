import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

const foundShare = z.object({
  organization_id: z.int(),
  organization_slug: z.string(),
  organization_name: z.string(),
  primary_brand_color: z.string().nullable(),
  secondary_brand_color: z.string().nullable(),
  settings: z.json(),
  link_id: z.int(),
  kind: z.string(),
  record_id: z.int(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
});

export type FoundShare = z.infer<typeof foundShare>;

export const loadShare = (identity: Identity, tokenHash: Buffer): Promise<FoundShare | undefined> =>
  identity.one({
    name: 'share-find',
    text: 'select * from identity_find_share($1)',
    values: [tokenHash],
    row: foundShare,
  });
