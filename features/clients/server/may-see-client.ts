import type { Tenant } from '#platform/server/db/tenant';
import { findClient } from './client-repository.ts';

/** Files of a client are seen by whoever sees the client. */
export const maySeeClient = async (tenant: Tenant, clientId: number): Promise<boolean> =>
  (await findClient(tenant, clientId)) !== undefined;
