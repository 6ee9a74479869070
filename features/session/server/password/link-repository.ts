import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

export type LinkKind = 'password-reset' | 'organization' | 'email-change';

export const createLink = (
  identity: Identity,
  kind: LinkKind,
  tokenHash: Buffer,
  userId: number | null,
  expiresAt: Date,
) =>
  identity.call({
    text: 'select identity_create_link($1, $2, $3, $4)',
    values: [kind, tokenHash, userId, expiresAt],
  });

const foundLink = z.object({ good: z.boolean() });

export const isLinkValid = async (identity: Identity, kind: LinkKind, tokenHash: Buffer): Promise<boolean> =>
  (
    await identity.one({
      text: 'select identity_find_link($1, $2) as good',
      values: [kind, tokenHash],
      row: foundLink,
    })
  )?.good ?? false;

const spentLink = z.object({ user_id: z.int().nullable() });

/** Uses the link up; undefined when it was used or voided, has expired or is not for that email address (null: for a person
 * without one). */
export const spendLink = (identity: Identity, kind: LinkKind, tokenHash: Buffer, email: string | null) =>
  identity.one({
    text: 'select * from identity_use_link($1, $2, $3)',
    values: [kind, tokenHash, email],
    row: spentLink,
  });

/** Older links of the same kind stop working. */
export const voidLinks = (identity: Identity, kind: LinkKind, userId: number | null) =>
  identity.call({ text: 'select identity_void_links($1, $2)', values: [kind, userId] });
