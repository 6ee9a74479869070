import { createHmac, hash, randomBytes } from 'node:crypto';
import type { Identity } from './db/identity.ts';
import { ensureServerSecret } from './db/server-secret-repository.ts';

/** 32 random bytes for a link or a cookie; only the hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

export type Sign = (words: string) => string;

/** HMAC-SHA256 with the installation's secret of this name: 32 bytes, as text for addresses. */
export const signWith = async (identity: Identity, name: string): Promise<Sign> => {
  const secret = await ensureServerSecret(identity, name);
  return (words) => createHmac('sha256', secret).update(words).digest('base64url');
};
