import { z } from 'zod';
import { locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';

const invitation = z.object({
  organization_id: z.int(),
  organization: z.string(),
  organization_slug: z.string(),
  user_id: z.int(),
  email: z.string().nullable(),
  employee_code: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  locale,
  invited_by: z.int().nullable(),
  good: z.boolean(),
  has_account: z.boolean(),
  provider_only: z.boolean(),
});

export type Invitation = z.infer<typeof invitation>;

/** The invitation of a link, even if it has expired or was replaced; undefined once the person has joined or was deleted. */
export const loadInvitation = (identity: Identity, tokenHash: Buffer): Promise<Invitation | undefined> =>
  identity.one({
    text: 'select * from identity_find_invitation($1)',
    values: [tokenHash],
    row: invitation,
  });

type NewInvitation = { tokenHash: Buffer; organizationId: number; userId: number; expiresAt: Date };

/** Replaces older invitations of the person to the organization. */
export const createInvitation = (identity: Identity, { tokenHash, ...of }: NewInvitation): Promise<void> =>
  identity.call({
    text: 'select identity_create_invitation($1, $2, $3, $4)',
    values: [tokenHash, of.organizationId, of.userId, of.expiresAt],
  });

const spent = z.object({ user_id: z.int() });

/** Uses the link up in the transaction in which the person joins; false when another call was faster. */
export const spendInvitation = async (
  tenant: Tenant,
  tokenHash: Buffer,
  email: string | null,
): Promise<boolean> => {
  const rows = await tenant.query({
    text: 'select * from identity_use_link($1, $2, $3)',
    values: ['invitation', tokenHash, email],
    row: spent,
  });
  return rows.length > 0;
};

/** Links that were mailed before stop working. */
export const voidInvitations = (tenant: Tenant, userId: number): Promise<void> =>
  tenant.query({
    text: 'select identity_void_invitations($1, $2)',
    values: [tenant.organizationId, userId],
  });
