import { sql } from 'kysely';
import { clientsInScope, keptClientsNamed, withKeptClients } from '#features/sites/clients/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Facts } from '../rows/facts.ts';

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

/** Clients that rows name, by account number or by name in small letters. */
export type NamedClients = { accountNumbers: readonly string[]; names: readonly string[] };

const clientsNamed = async (
  tenant: Tenant,
  { accountNumbers, names }: NamedClients,
): Promise<{ id: number; account_number: string; name: string; created_by: number | null }[]> => {
  if (accountNumbers.length + names.length === 0) return [];
  return tenant.db
    .selectFrom('clients')
    .select(['id', 'account_number', 'name', 'created_by'])
    .where('organization_id', '=', tenant.organizationId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('account_number', '=', anyOf(accountNumbers)), eb(lowerName, '=', anyOf(names))]),
    )
    .orderBy('id', 'desc')
    .execute();
};

/** The named clients that get sites, of two with one name the older; `only` null: all of them. `hidden`: account numbers of
 * the others. A client that was merged stands for the one that was kept, unless another one is called so by now. */
export const knownClients = async (
  tenant: Tenant,
  named: NamedClients,
  only: readonly number[] | null,
): Promise<Facts['clients']> => {
  const rows = (await clientsNamed(tenant, named)).map(({ id, account_number, name }) => ({
    id,
    number: account_number,
    name: name.toLowerCase(),
  }));
  const merged = (await keptClientsNamed(tenant, named)).map(({ id, former_number, former_name }) => ({
    id,
    number: former_number,
    name: former_name,
  }));
  const ids = only && (await withKeptClients(tenant, only));
  const isSeen = ({ id }: { id: number }): boolean => ids?.has(id) ?? true;
  const called = (key: 'number' | 'name') => {
    const own = new Set(rows.map((row) => row[key]));
    return [...merged.filter((row) => !own.has(row[key])), ...rows];
  };
  const [numbered, byName] = [called('number'), called('name')];
  return {
    byAccount: new Map(numbered.filter(isSeen).map(({ number, id }) => [number, id])),
    byName: new Map(byName.filter(isSeen).map(({ name, id }) => [name, id])),
    hidden: new Set(numbered.filter((row) => !isSeen(row)).map(({ number }) => number)),
  };
};

/** Those of the named clients that the form of a job site would offer this person: in scope, or made by themselves. Null: all. */
export const clientsToUse = async (tenant: Tenant, named: NamedClients): Promise<number[] | null> => {
  if (tenant.seesAllJobs) return null;
  const rows = [...(await clientsNamed(tenant, named)), ...(await keptClientsNamed(tenant, named))];
  const own = rows.filter(({ created_by }) => created_by === tenant.userId).map(({ id }) => id);
  return [
    ...new Set([
      ...own,
      ...(await clientsInScope(
        tenant,
        rows.map(({ id }) => id),
      )),
    ]),
  ];
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
