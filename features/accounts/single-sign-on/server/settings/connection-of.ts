import type { Identity } from '#platform/server/db/identity';
import type { Connection } from '../provider/open-provider.ts';
import { unsealSecret } from '../sealed-secret.ts';
import type { ConnectionRow } from './connection-repository.ts';

/** The connection with its decrypted secret, for requests to the provider. */
export const connectionOf = async (
  identity: Identity,
  { organization_id, issuer, client_id, client_secret, keeps_inside }: ConnectionRow,
): Promise<Connection> => ({
  issuer,
  clientId: client_id,
  clientSecret: await unsealSecret(identity, organization_id, client_secret),
  keepsInside: keeps_inside,
});
