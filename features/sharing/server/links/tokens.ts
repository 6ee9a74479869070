import { createHash, createHmac } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { findOrCreateSecret } from '#platform/server/db/server-secret-repository';

export type Sign = (words: string) => string;

/** HMAC-SHA256 with the installation's secret: 32 bytes, as text for addresses. */
export const signOf = async (identity: Identity): Promise<Sign> => {
  const secret = await findOrCreateSecret(identity, 'sharing');
  return (words) => createHmac('sha256', secret).update(words).digest('base64url');
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a link, computed each time, so that its address can be shown again although only the hash of the token is
 * stored. */
export const tokenOf = (sign: Sign, link: { id: number; version: number }): string =>
  sign(`share-link:${link.id}:${link.version}`);
