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

const resetLogin = z.object({ user_id: z.int(), had_factors: z.boolean() });

/** Uses the link up, sets the password and ends every session; undefined when the link was used or voided, has expired or is
 * not for that email address (null: for a person without one). The first link that a person follows proves that the login is
 * theirs: everything else that opened it ends, too, which `had_factors` tells. */
export const resetPasswordByLink = (
  identity: Identity,
  { tokenHash, email, passwordHash }: { tokenHash: Buffer; email: string | null; passwordHash: string },
) =>
  identity.one({
    text: 'select * from identity_reset_password($1, $2, $3)',
    values: [tokenHash, email, passwordHash],
    row: resetLogin,
  });

/** Older links of the same kind stop working. */
export const voidLinks = (identity: Identity, kind: LinkKind, userId: number | null) =>
  identity.call({ text: 'select identity_void_links($1, $2)', values: [kind, userId] });
