import type { Tenant } from '#platform/server/db/tenant';

/** Names of the jobs that have one of the numbers already, without those this import made. */
export const jobsByNumber = async (
  tenant: Tenant,
  numbers: readonly string[],
  importId: number,
): Promise<Map<string, string>> => {
  const rows = await tenant.query<{ job_number: string; job_name: string }>({
    name: 'import-known-jobs',
    text: `select job_number, job_name from jobs
      where organization_id = $1 and job_number = any($2::text[]) and deleted_at is null
        and import_id is distinct from $3`,
    values: [tenant.organizationId, numbers, importId],
  });
  return new Map(rows.map((row) => [row.job_number, row.job_name]));
};

/** Clients by account number, and by name in small letters; of two with one name the older. */
export const knownClients = async (
  tenant: Tenant,
  accountNumbers: readonly string[],
  names: readonly string[],
): Promise<{ byAccount: Map<string, number>; byName: Map<string, number> }> => {
  if (accountNumbers.length + names.length === 0) return { byAccount: new Map(), byName: new Map() };
  const rows = await tenant.query<{ id: number; account_number: string; name: string }>({
    name: 'import-known-clients',
    text: `select id, account_number, name from clients
      where organization_id = $1 and deleted_at is null
        and (account_number = any($2::text[]) or lower(name) = any($3::text[]))
      order by id desc`,
    values: [tenant.organizationId, accountNumbers, names],
  });
  return {
    byAccount: new Map(rows.map((row) => [row.account_number, row.id])),
    byName: new Map(rows.map((row) => [row.name.toLowerCase(), row.id])),
  };
};

/** Areas by name in small letters; of two with one name the older. */
export const knownAreas = async (tenant: Tenant, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length === 0) return new Map();
  const rows = await tenant.query<{ id: number; name: string }>({
    name: 'import-known-areas',
    text: `select id, name from areas
      where organization_id = $1 and deleted_at is null and lower(name) = any($2::text[]) order by id desc`,
    values: [tenant.organizationId, names],
  });
  return new Map(rows.map((row) => [row.name.toLowerCase(), row.id]));
};
