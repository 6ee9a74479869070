import { createHmac, hkdfSync } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { ensureServerSecret } from '#platform/server/db/server-secret-repository';
import { sealFor, unsealFor } from '#platform/server/sealed';

const keyOf = async (identity: Identity, purpose: string): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await ensureServerSecret(identity, 'two-factor'), '', purpose, 32));

/** Seals a text for one person: it cannot be opened for another. */
export const seal = async (identity: Identity, userId: number, text: string): Promise<Buffer> =>
  sealFor(String(userId), await keyOf(identity, 'authenticator'), text);

export const unseal = async (identity: Identity, userId: number, sealed: Buffer): Promise<string> =>
  unsealFor(String(userId), await keyOf(identity, 'authenticator'), sealed);

/** There are only a million texted codes. Without the key of the server nobody can try them against the hash, and with it a
 * person has few tries. */
export const hashTextCode = async (identity: Identity, userId: number, code: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(identity, 'text-code'))
    .update(`${userId}:${code}`)
    .digest();

/** Recovery codes are short. Without the key of the server nobody can try them all against their hashes. */
export const hashRecoveryCode = async (identity: Identity, userId: number, code: string): Promise<Buffer> =>
  createHmac('sha256', await keyOf(identity, 'recovery-code'))
    .update(`${userId}:${code}`)
    .digest();
