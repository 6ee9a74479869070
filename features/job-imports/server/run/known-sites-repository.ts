import { sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Names of existing jobs with one of the numbers, except those that this import has created. */
export const jobsByNumber = async (
  tenant: Tenant,
  numbers: readonly string[],
  importId: number,
): Promise<Map<string, string>> => {
  const rows = await tenant.db
    .selectFrom('jobs')
    .select(['job_number', 'job_name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('job_number', '=', anyOf(numbers))
    .where('deleted_at', 'is', null)
    .where('import_id', 'is distinct from', importId)
    .execute();
  return new Map(rows.map((row) => [row.job_number, row.job_name]));
};

const lowerName = sql<string>`lower(name)`;

/** Clients by account number, and by name in small letters; of two with one name the older. */
export const knownClients = async (
  tenant: Tenant,
  accountNumbers: readonly string[],
  names: readonly string[],
): Promise<{ byAccount: Map<string, number>; byName: Map<string, number> }> => {
  if (accountNumbers.length + names.length === 0) return { byAccount: new Map(), byName: new Map() };
  const rows = await tenant.db
    .selectFrom('clients')
    .select(['id', 'account_number', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('account_number', '=', anyOf(accountNumbers)), eb(lowerName, '=', anyOf(names))]),
    )
    .orderBy('id', 'desc')
    .execute();
  return {
    byAccount: new Map(rows.map((row) => [row.account_number, row.id])),
    byName: new Map(rows.map((row) => [row.name.toLowerCase(), row.id])),
  };
};

/** Areas by name in small letters; of two with one name the older. */
export const knownAreas = async (tenant: Tenant, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('areas')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .where(lowerName, '=', anyOf(names))
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.name.toLowerCase(), row.id]));
};

export const clientNames = async (tenant: Tenant, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tenant.db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
