import type { Identity } from '#platform/server/db/identity';

export type LinkKind = 'password-reset' | 'organization';

export const createLink = (
  identity: Identity,
  kind: LinkKind,
  tokenHash: Buffer,
  userId: number | null,
  expiresAt: Date,
) =>
  identity.one({
    text: 'select identity_create_link($1, $2, $3, $4)',
    values: [kind, tokenHash, userId, expiresAt],
  });

export const linkIsGood = async (identity: Identity, kind: LinkKind, tokenHash: Buffer): Promise<boolean> =>
  (
    await identity.one<{ good: boolean }>({
      text: 'select identity_find_link($1, $2) as good',
      values: [kind, tokenHash],
    })
  )?.good ?? false;

/** Uses the link up; undefined when it was used, void, old or not for that e-mail address. */
export const spendLink = (identity: Identity, kind: LinkKind, tokenHash: Buffer, email: string) =>
  identity.one<{ user_id: number | null }>({
    text: 'select * from identity_use_link($1, $2, $3)',
    values: [kind, tokenHash, email],
  });

/** Older links of the same kind stop working. */
export const voidLinks = (identity: Identity, kind: LinkKind, userId: number | null) =>
  identity.one({ text: 'select identity_void_links($1, $2)', values: [kind, userId] });
