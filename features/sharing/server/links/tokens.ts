import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { keepSecret } from '../visit/share-identity-repository.ts';

const secrets = new WeakMap<Identity, Promise<Buffer>>();

/** Kept in the process once it was read; a database that did not answer is asked again. */
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

/** The same address can be shown again, though only the token's hash is stored. */
export const tokenOf = (sign: Sign, link: { id: number; version: number }): string =>
  sign(`share-link:${link.id}:${link.version}`);
