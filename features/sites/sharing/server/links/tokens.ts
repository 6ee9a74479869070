import type { Identity } from '#platform/server/db/identity';
import { hashToken, type Sign, signWith } from '#platform/server/tokens';
import type { ShareLinkRow } from './share-link-repository.ts';

export const signOf = (identity: Identity): Promise<Sign> => signWith(identity, 'sharing');

type Link = Pick<
  ShareLinkRow,
  'organization_id' | 'id' | 'kind' | 'record_id' | 'version' | 'created_at' | 'token_hash'
>;

/** The token of a link, computed each time, so that its address can be shown again although only the hash of the token is
 * stored. The time is in it because a restore of an older backup gives numbers again that were given before. Links that were
 * made without it keep their tokens. */
export const tokenOf = (sign: Sign, link: Link): string => {
  const first = sign(`share-link:${link.id}:${link.version}`);
  if (link.token_hash?.equals(hashToken(first))) return first;
  const { organization_id, kind, record_id, version, created_at } = link;
  return sign(`share-link:${organization_id}:${kind}:${record_id}:${version}:${Date.parse(created_at)}`);
};
