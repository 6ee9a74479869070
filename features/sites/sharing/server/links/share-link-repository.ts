import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const columns = [
  'organization_id',
  'id',
  'kind',
  'record_id',
  'version',
  'expires_at',
  'revoked_at',
  'views',
  'last_viewed_at',
  'created_at',
  'token_hash',
] as const;

const row = z.object({
  organization_id: z.int(),
  id: z.int(),
  kind: z.string(),
  record_id: z.int(),
  version: z.int(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  views: z.int(),
  last_viewed_at: z.string().nullable(),
  created_at: z.string(),
  token_hash: z.instanceof(Buffer).nullable(),
});

export type ShareLinkRow = z.infer<typeof row>;

export type SharedRecordId = { kind: string; recordId: number };

const links = (tenant: Tenant) =>
  tenant.db.selectFrom('share_links').select(columns).where('organization_id', '=', tenant.organizationId);

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('share_links')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

export const loadShareLink = (tenant: Tenant, id: number): Promise<ShareLinkRow | undefined> =>
  links(tenant).where('id', '=', id).executeTakeFirst();

/** The one link of a record that nobody revoked. */
export const loadUnrevokedLink = (
  tenant: Tenant,
  { kind, recordId }: SharedRecordId,
): Promise<ShareLinkRow | undefined> =>
  links(tenant)
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Undefined when somebody else created a link at the same moment. */
export const insertShareLink = async (
  tenant: Tenant,
  { kind, recordId }: SharedRecordId,
  times: { now: Date; expiresAt: Date },
): Promise<ShareLinkRow | undefined> => {
  const [inserted] = await tenant.query({
    name: 'share-link-insert',
    text: `insert into share_links (organization_id, kind, record_id, version, expires_at, created_by, updated_by, created_at)
      select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $5, $6 from share_links
      where organization_id = $1 and kind = $2 and record_id = $3
      on conflict do nothing returning ${columns.join(', ')}`,
    values: [tenant.organizationId, kind, recordId, times.expiresAt, tenant.userId, times.now],
    row,
  });
  return inserted;
};

export const saveTokenHash = async (tenant: Tenant, id: number, tokenHash: Buffer): Promise<void> => {
  await change(tenant, id).set({ token_hash: tokenHash }).execute();
};

/** False when the link was already revoked. */
export const revokeLink = async (tenant: Tenant, id: number, now: Date): Promise<boolean> => {
  const revoked = await change(tenant, id)
    .set({ revoked_at: now.toISOString(), updated_by: tenant.userId })
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
};
