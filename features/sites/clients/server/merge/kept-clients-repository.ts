import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** What lists call clients: account numbers, and names in small letters. */
type Named = { accountNumbers: readonly string[]; names: readonly string[] };

/** A client into which another one was merged, with what that was called: its number, and its name in small letters. */
export type KeptClient = {
  former_number: string;
  former_name: string;
  id: number;
  account_number: string;
  name: string;
  created_by: number | null;
};

/** The clients, in scope or not, that merged ones of these numbers or names became. Of several the one merged last is the last. */
export const keptClientsNamed = async (
  tenant: Tenant,
  { accountNumbers, names }: Named,
): Promise<KeptClient[]> => {
  if (accountNumbers.length + names.length === 0) return [];
  const formerName = sql<string>`lower(gone.name)`;
  return tenant.db
    .selectFrom('clients as gone')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.organization_id', '=', 'gone.organization_id').onRef('c.id', '=', 'gone.merged_into_id'),
    )
    .select(['gone.account_number as former_number', formerName.as('former_name')])
    .select(['c.id', 'c.account_number', 'c.name', 'c.created_by'])
    .where('gone.organization_id', '=', tenant.organizationId)
    .where('gone.merged_into_id', 'is not', null)
    .where('c.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('gone.account_number', '=', anyOf(accountNumbers)), eb(formerName, '=', anyOf(names))]),
    )
    .orderBy('gone.deleted_at')
    .orderBy('gone.id')
    .execute();
};

/** These clients, and those that merged ones among them became. */
export const withKeptClients = async (tenant: Tenant, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await tenant.db
    .selectFrom('clients')
    .select('merged_into_id as id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('merged_into_id', 'is not', null)
    .$narrowType<{ id: number }>()
    .execute();
  return new Set([...ids, ...rows.map(({ id }) => id)]);
};
