import { hkdfSync } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { ensureServerSecret } from '#platform/server/db/server-secret-repository';
import { sealFor, unsealFor } from '#platform/server/sealed';

const keyOf = async (identity: Identity): Promise<Buffer> => {
  const secret = await ensureServerSecret(identity, 'single-sign-on');
  return Buffer.from(hkdfSync('sha256', secret, '', 'client-secret', 32));
};

/** Encrypts the client secret of a provider. Only the same organization can decrypt it. */
export const sealSecret = async (identity: Identity, organizationId: number, text: string): Promise<Buffer> =>
  sealFor(String(organizationId), await keyOf(identity), text);

export const unsealSecret = async (
  identity: Identity,
  organizationId: number,
  sealed: Buffer,
): Promise<string> => unsealFor(String(organizationId), await keyOf(identity), sealed);
