import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

export type JobBuilding = { job_id: number; building_id: number };

/** Records at which buildings jobs are done; existing pairs stay. */
export const linkBuildings = async (tenant: Tenant, pairs: readonly JobBuilding[]): Promise<void> => {
  if (pairs.length === 0) return;
  await tenant.query({
    name: 'job-buildings-add',
    text: `insert into job_buildings (organization_id, job_id, building_id, created_by)
      select $1, j, b, $2 from unnest($3::int[], $4::int[]) as pair (j, b)
      on conflict do nothing`,
    values: [
      tenant.organizationId,
      tenant.userId,
      pairs.map((pair) => pair.job_id),
      pairs.map((pair) => pair.building_id),
    ],
  });
};

/** Called when an import is undone: removes the jobs from their buildings. */
export const unlinkBuildings = async (tenant: Tenant, jobIds: readonly number[]): Promise<void> => {
  await tenant.db
    .deleteFrom('job_buildings')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', anyOf(jobIds))
    .execute();
};

export const unlinkBuildingsOfJob = async (
  tenant: Tenant,
  jobId: number,
  buildingIds: readonly number[],
): Promise<void> => {
  await tenant.db
    .deleteFrom('job_buildings')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', jobId)
    .where('building_id', '=', anyOf(buildingIds))
    .execute();
};
