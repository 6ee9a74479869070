import type { Tenant } from '#platform/server/db/tenant';

export type ShareLinkRow = {
  id: number;
  kind: string;
  record_id: number;
  version: number;
  expires_at: string;
  revoked_at: string | null;
  views: number;
  last_viewed_at: string | null;
};

export type SharedRecordId = { kind: string; recordId: number };

const columns = 'id, kind, record_id, version, expires_at, revoked_at, views, last_viewed_at';

export const findShareLink = async (tenant: Tenant, id: number): Promise<ShareLinkRow | undefined> => {
  const [row] = await tenant.query<ShareLinkRow>({
    name: 'share-link-find',
    text: `select ${columns} from share_links where organization_id = $1 and id = $2`,
    values: [tenant.organizationId, id],
  });
  return row;
};

/** The one link of a record that nobody revoked. */
export const findUnrevoked = async (
  tenant: Tenant,
  { kind, recordId }: SharedRecordId,
): Promise<ShareLinkRow | undefined> => {
  const [row] = await tenant.query<ShareLinkRow>({
    name: 'share-link-of-record',
    text: `select ${columns} from share_links
      where organization_id = $1 and kind = $2 and record_id = $3 and revoked_at is null`,
    values: [tenant.organizationId, kind, recordId],
  });
  return row;
};

/** Undefined when somebody else made one at the same moment. */
export const insertShareLink = async (
  tenant: Tenant,
  { kind, recordId }: SharedRecordId,
  times: { now: Date; expiresAt: Date },
): Promise<ShareLinkRow | undefined> => {
  const [row] = await tenant.query<ShareLinkRow>({
    name: 'share-link-insert',
    text: `insert into share_links (organization_id, kind, record_id, version, expires_at, created_by, updated_by, created_at)
      select $1, $2, $3, coalesce(max(version), 0) + 1, $4, $5, $5, $6 from share_links
      where organization_id = $1 and kind = $2 and record_id = $3
      on conflict do nothing returning ${columns}`,
    values: [tenant.organizationId, kind, recordId, times.expiresAt, tenant.userId, times.now],
  });
  return row;
};

export const keepTokenHash = async (tenant: Tenant, id: number, tokenHash: Buffer): Promise<void> => {
  await tenant.query({
    name: 'share-link-hash',
    text: 'update share_links set token_hash = $3 where organization_id = $1 and id = $2',
    values: [tenant.organizationId, id, tokenHash],
  });
};

/** False when it was revoked before. */
export const revokeLink = async (tenant: Tenant, id: number, now: Date): Promise<boolean> => {
  const rows = await tenant.query({
    name: 'share-link-revoke',
    text: `update share_links set revoked_at = $3, updated_by = $4
      where organization_id = $1 and id = $2 and revoked_at is null returning id`,
    values: [tenant.organizationId, id, now, tenant.userId],
  });
  return rows.length > 0;
};
