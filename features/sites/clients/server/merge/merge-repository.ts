import { clientInScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type Client, loadClient } from '../client/client-repository.ts';

const inTenant = (tenant: Tenant) =>
  tenant.db.selectFrom('clients as c').where('c.organization_id', '=', tenant.organizationId);

/** Both clients of a merge, deleted or not, in scope or not. They are always locked in the same order, so that of two merges
 * of one client the second waits. */
export const lockClients = (tenant: Tenant, ids: readonly number[]): Promise<Client[]> =>
  inTenant(tenant).selectAll('c').where('c.id', '=', anyOf(ids)).orderBy('c.id').forUpdate().execute();

/** The client that a merged one leads to, if that is in scope. */
export const loadMergedInto = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  tenant.db
    .selectFrom('clients as gone')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.organization_id', '=', 'gone.organization_id').onRef('c.id', '=', 'gone.merged_into_id'),
    )
    .selectAll('c')
    .where('gone.organization_id', '=', tenant.organizationId)
    .where('gone.id', '=', id)
    .where('c.deleted_at', 'is', null)
    .where(clientInScope(tenant, 'c.id'))
    .executeTakeFirst();

/** A client in scope; for one that was merged, the one that was kept. Its id says which. */
export const loadKeptClient = async (tenant: Tenant, id: number): Promise<Client | undefined> =>
  (await loadClient(tenant, id)) ?? loadMergedInto(tenant, id);

/** The id of the client that a merged one became; that of any other is its own. In scope or not: the caller must check. */
export const keptClientId = async (tenant: Tenant, id: number): Promise<number> => {
  const found = await inTenant(tenant).select('c.merged_into_id').where('c.id', '=', id).executeTakeFirst();
  return found?.merged_into_id ?? id;
};

/** Clients that were merged into this one lead to the other one from now on. */
export const redirectMerged = async (tenant: Tenant, from: number, into: number): Promise<void> => {
  await tenant.db
    .updateTable('clients')
    .set({ merged_into_id: into })
    .where('organization_id', '=', tenant.organizationId)
    .where('merged_into_id', '=', from)
    .execute();
};

/** Moves all contacts, deleted ones included. The caller must see to it that one primary contact is left. */
export const moveContacts = async (tenant: Tenant, from: number, into: number): Promise<void> => {
  await tenant.db
    .updateTable('client_contacts')
    .set({ client_id: into, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', from)
    .execute();
};
