import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

const supported = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  people: z.int(),
  support_writes_until: z.string().nullable(),
});

export type Supported = z.infer<typeof supported>;

type Wanted = { userId: number; onlyId?: number; words?: readonly string[]; max: number };

/** Finds organizations by words, all without words. Finds nothing for people who are not super admins. */
export const loadSupported = (
  identity: Identity,
  { userId, onlyId, words = [], max }: Wanted,
): Promise<Supported[]> =>
  identity.all({
    text: 'select * from identity_find_supported($1, $2, $3, $4)',
    values: [userId, onlyId ?? null, words, max],
    row: supported,
  });
