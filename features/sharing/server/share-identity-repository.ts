import type { Identity } from '#platform/server/db/identity';

/** The installation's secret of that name: the same for all processes. */
export const keepSecret = async (identity: Identity, name: string, candidate: Buffer): Promise<Buffer> => {
  const row = await identity.one<{ secret: Buffer }>({
    text: 'select identity_keep_secret($1, $2) as secret',
    values: [name, candidate],
  });
  if (!row) throw new Error(`the secret ${name} was not kept`);
  return row.secret;
};

export type FoundShare = {
  organization_id: number;
  organization_slug: string;
  organization_name: string;
  primary_brand_color: string | null;
  secondary_brand_color: string | null;
  settings: unknown;
  link_id: number;
  kind: string;
  record_id: number;
  expires_at: string;
  revoked_at: string | null;
};

export const findShare = (identity: Identity, tokenHash: Buffer): Promise<FoundShare | undefined> =>
  identity.one<FoundShare>({
    name: 'share-find',
    text: 'select * from identity_find_share($1)',
    values: [tokenHash],
  });
