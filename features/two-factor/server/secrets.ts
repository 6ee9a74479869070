import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { sealFor, unsealFor } from '#platform/server/sealed';
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

/** Bound to the person. */
export const seal = async (identity: Identity, userId: number, text: string): Promise<Buffer> =>
  sealFor(String(userId), await keyOf(identity, 'authenticator'), text);

export const unseal = async (identity: Identity, userId: number, sealed: Buffer): Promise<string> =>
  unsealFor(String(userId), await keyOf(identity, 'authenticator'), sealed);

/** A texted code is one of a million: nobody tries them without the key of the server, and a person has few tries. */
export const hashTextCode = async (identity: Identity, userId: number, code: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(identity, 'text-code'))
    .update(`${userId}:${code}`)
    .digest();

/** Recovery codes are short: with the key of the server alone nobody can try them all against their hashes. */
export const hashRecoveryCode = async (identity: Identity, userId: number, code: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(identity, 'recovery-code'))
    .update(`${userId}:${code}`)
    .digest();
