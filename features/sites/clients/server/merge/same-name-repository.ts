import { sql } from 'kysely';
import { clientInScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

type SameName = { id: number; account_number: string };

/** For each of these clients the oldest other active one in scope whose name is the same without punctuation and without the
 * form of the company. */
export const clientsOfSameName = async (
  tenant: Tenant,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SameName>> => {
  if (ids.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('clients as own')
    .innerJoin('clients as c', (join) =>
      join
        .onRef('c.organization_id', '=', 'own.organization_id')
        .onRef('c.plain_name', '=', 'own.plain_name')
        .onRef('c.id', '<>', 'own.id'),
    )
    .select(['own.id as of', 'c.id', 'c.account_number'])
    .where('own.organization_id', '=', tenant.organizationId)
    .where('own.id', '=', anyOf(ids))
    .where('own.status', '=', 'active')
    .where('own.deleted_at', 'is', null)
    .where('c.status', '=', 'active')
    .where('c.deleted_at', 'is', null)
    .where(clientInScope(tenant, 'c.id'))
    .orderBy('c.id', 'desc')
    .execute();
  return new Map(rows.map(({ of, id, account_number }) => [of, { id, account_number }]));
};

/** Active clients, in scope or not, that have one of these names in the same sense, each with the name that was asked for. */
export const activeClientsByName = async (
  tenant: Tenant,
  names: readonly string[],
): Promise<{ asked: string; id: number; account_number: string; name: string }[]> => {
  if (names.length === 0) return [];
  const asked = sql<{ name: string }>`unnest(${names}::text[])`.as<'asked'>(sql`asked (name)`);
  return tenant.db
    .selectFrom(asked)
    .innerJoin('clients as c', (join) =>
      join.on('c.plain_name', '=', sql<string>`company_name(fold(asked.name))`),
    )
    .select(['asked.name as asked', 'c.id', 'c.account_number', 'c.name'])
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.status', '=', 'active')
    .where('c.deleted_at', 'is', null)
    .orderBy('c.id')
    .execute();
};

/** Account numbers of active clients in scope that have one of these names in the same sense, by the name that was asked for;
 * of two the older one. */
export const accountNumbersByName = async (
  tenant: Tenant,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map();
  const asked = sql<{ name: string }>`unnest(${names}::text[])`.as<'asked'>(sql`asked (name)`);
  const rows = await tenant.db
    .selectFrom(asked)
    .innerJoin('clients as c', (join) =>
      join.on('c.plain_name', '=', sql<string>`company_name(fold(asked.name))`),
    )
    .select(['asked.name', 'c.account_number'])
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.status', '=', 'active')
    .where('c.deleted_at', 'is', null)
    .where(clientInScope(tenant, 'c.id'))
    .orderBy('c.id', 'desc')
    .execute();
  return new Map(rows.map(({ name, account_number }) => [name, account_number]));
};
