import type { Sign } from '#platform/server/tokens';
import type { ShareLink } from '../../contract/index.ts';
import type { ShareLinkRow } from './share-link-repository.ts';
import { tokenOf } from './tokens.ts';

export const presentShareLink = (row: ShareLinkRow, sign: Sign, publicUrl: string): ShareLink => {
  const token = tokenOf(sign, row);
  return {
    id: row.id,
    url: `${publicUrl}/r/${token}`,
    token,
    expires_at: row.expires_at,
    revoked: row.revoked_at !== null,
    views: row.views,
    last_viewed_at: row.last_viewed_at,
  };
};
