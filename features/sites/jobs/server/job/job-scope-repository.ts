import { inScope } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

export type JobKey = { job_id: number; client_id: number };

const jobsScoped = (tenant: Tenant) =>
  tenant.db
    .selectFrom('jobs as j')
    .select(['j.id as job_id', 'j.client_id'])
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.deleted_at', 'is', null)
    .where(inScope(tenant, 'j.id'));

/** The jobs among these ids that exist and are in scope. */
export const jobsInScope = (tenant: Tenant, ids: readonly number[]): Promise<JobKey[]> =>
  jobsScoped(tenant).where('j.id', '=', anyOf(ids)).execute();

/** The jobs in scope with these numbers. */
export const jobsByNumber = (
  tenant: Tenant,
  numbers: readonly string[],
): Promise<(JobKey & { job_number: string })[]> =>
  jobsScoped(tenant).select('j.job_number').where('j.job_number', '=', anyOf(numbers)).execute();

/** The jobs in scope at these buildings, one row for each job and building. */
export const jobsAtBuildings = (
  tenant: Tenant,
  buildingIds: readonly number[],
): Promise<(JobKey & { building_id: number })[]> =>
  jobsScoped(tenant)
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .select('jb.building_id')
    .where('jb.building_id', '=', anyOf(buildingIds))
    .execute();

/** The ids of clients with a job in scope at a building. */
export const clientIdsAtBuilding = async (tenant: Tenant, buildingId: number): Promise<number[]> => {
  const rows = await jobsAtBuildings(tenant, [buildingId]);
  return [...new Set(rows.map((row) => row.client_id))];
};

export const clientsAtBuilding = async (
  tenant: Tenant,
  buildingId: number,
): Promise<{ id: number; name: string }[]> =>
  tenant.db
    .selectFrom('clients as c')
    .select(['c.id', 'c.name'])
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.id', '=', anyOf(await clientIdsAtBuilding(tenant, buildingId)))
    .where('c.deleted_at', 'is', null)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
