import { type ImportRecord, saveCreatedClient } from '#features/imports/imports/server';
import { createClient } from '#features/sites/clients/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { JobImportMapping } from '../../contract/index.ts';

/** Creates the client of rows that name none together with the first of their sites, so that an import without sites leaves
 * no client. */
export const createDefaultClient = async (
  tenant: Tenant,
  { id, client_id, mapping: { client } }: ImportRecord<JobImportMapping>,
  userId: number,
): Promise<number> => {
  if (client_id !== null) return client_id;
  if (client === null || 'id' in client) throw new Error(`import ${id} has no client`);
  const created = await createClient(tenant, { userId, impersonated: false }, client);
  await saveCreatedClient(tenant, id, created.id);
  return created.id;
};
