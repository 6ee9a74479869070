import { isIP } from 'node:net';
import { Problem } from '#platform/contract/errors';
import type { Config } from '#platform/server/config';

/** The site that passkeys belong to. They are useless under any other name, so it is taken only from the configured
 * address. */
export type RelyingParty = { id: string; origin: string; name: string };

export type Refusal = 'ip-address' | 'insecure';

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

export const relyingPartyOf = ({
  publicUrl,
  productName,
}: Pick<Config, 'publicUrl' | 'productName'>): RelyingParty | Refusal => {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'ip-address';
  if (protocol !== 'https:' && !isLocal(hostname)) return 'insecure';
  return { id: hostname, origin, name: productName };
};

export const requireRelyingParty = (config: Config): RelyingParty => {
  const found = relyingPartyOf(config);
  if (typeof found === 'string') throw new Problem(422, { code: 'passkeys_unavailable' });
  return found;
};

/** COSE numbers of EdDSA, ES256 and RS256: every authenticator knows one of them. */
export const algorithms = [-8, -7, -257];
