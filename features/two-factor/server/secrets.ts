import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { keepSecret } from './two-factor-repository.ts';

const kept = new WeakMap<Identity, Promise<Buffer>>();

/** Kept in the process once it was read; a database that did not answer is asked again. */
const secretOf = (identity: Identity): Promise<Buffer> => {
  const known = kept.get(identity);
  if (known) return known;
  const asked = keepSecret(identity, randomBytes(32));
  kept.set(identity, asked);
  asked.catch(() => kept.delete(identity));
  return asked;
};

const keyOf = async (identity: Identity, purpose: string): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await secretOf(identity), '', purpose, 32));

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. Bound to the person: a copy in another row opens nothing. */
export const seal = async (identity: Identity, userId: number, text: string): Promise<Buffer> => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(identity, 'authenticator'), nonce);
  cipher.setAAD(Buffer.from(String(userId)));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
};

export const unseal = async (identity: Identity, userId: number, sealed: Buffer): Promise<string> => {
  const key = await keyOf(identity, 'authenticator');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(String(userId)));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
};

/** Recovery codes are short: with the key of the server alone nobody can try them all against their hashes. */
export const hashRecoveryCode = async (identity: Identity, userId: number, code: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(identity, 'recovery-code'))
    .update(`${userId}:${code}`)
    .digest();
