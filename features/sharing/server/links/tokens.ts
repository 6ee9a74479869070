import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { keepSecret } from '../visit/share-identity-repository.ts';

const secrets = new WeakMap<Identity, Promise<Buffer>>();

/** Read once per process. After a failed read the database is asked again. */
const secretOf = (identity: Identity): Promise<Buffer> => {
  const known = secrets.get(identity);
  if (known) return known;
  const asked = keepSecret(identity, 'sharing', randomBytes(32));
  secrets.set(identity, asked);
  asked.catch(() => secrets.delete(identity));
  return asked;
};

export type Sign = (words: string) => string;

/** HMAC-SHA256 with the installation's secret: 32 bytes, as text for addresses. */
export const signOf = async (identity: Identity): Promise<Sign> => {
  const secret = await secretOf(identity);
  return (words) => createHmac('sha256', secret).update(words).digest('base64url');
};

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a link, computed each time, so that its address can be shown again although only the hash of the token is
 * stored. */
export const tokenOf = (sign: Sign, link: { id: number; version: number }): string =>
  sign(`share-link:${link.id}:${link.version}`);
