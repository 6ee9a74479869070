import { createHash, createHmac } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { findOrCreateSecret } from '#platform/server/db/server-secret-repository';
import type { ShareLinkRow } from './share-link-repository.ts';

export type Sign = (words: string) => string;

/** HMAC-SHA256 with the installation's secret: 32 bytes, as text for addresses. */
export const signOf = async (identity: Identity): Promise<Sign> => {
  const secret = await findOrCreateSecret(identity, 'sharing');
  return (words) => createHmac('sha256', secret).update(words).digest('base64url');
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

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
