import { clientInScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { referencedOf } from '#platform/server/records/referenced-repository';
import { lockRows, setRows } from '#platform/server/records/written-row-repository';
import type { Client } from './client-repository.ts';

/** Clients by account number, in scope or not: the number is unique in the organization. */
export const clientsByAccountNumber = (
  tenant: Tenant,
  accountNumbers: readonly string[],
): Promise<Client[]> =>
  tenant.db
    .selectFrom('clients as c')
    .selectAll('c')
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.account_number', '=', anyOf(accountNumbers))
    .where('c.deleted_at', 'is', null)
    .orderBy('c.id')
    .execute();

/** Those of these clients that are in scope. */
export const clientsInScope = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('clients as c')
    .select('c.id')
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.id', '=', anyOf(ids))
    .where(clientInScope(tenant, 'c.id'))
    .execute();
  return rows.map(({ id }) => id);
};

type ImportedTable = 'clients' | 'client_contacts';

/** The present state of clients or contacts, locked until the transaction ends. */
export const lockImported = (tenant: Tenant, table: ImportedTable, ids: readonly number[]) =>
  lockRows(tenant, table, ids);

/** Sets some fields of clients or contacts and returns their new `updated_at`. */
export const setImported = (
  tenant: Tenant,
  table: ImportedTable,
  rows: readonly { id: number; change: object }[],
): Promise<ReadonlyMap<number, string>> => setRows(tenant, table, rows);

export const removeContactsForGood = async (tenant: Tenant, ids: readonly number[]): Promise<void> => {
  await tenant.db
    .deleteFrom('client_contacts')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute();
};

/** Deletes for good those of these clients that no row of any table references, and returns them. */
export const removeUnusedClients = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const used = await referencedOf(tenant, 'clients');
  const rows = await tenant.query({
    text: `delete from clients where organization_id = $1 and id = any($2::int[]) and id not in (${used}) returning id`,
    values: [tenant.organizationId, ids],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
