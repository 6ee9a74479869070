import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

/** Jobs in scope or not, except those that an import has created. */
const otherJobs = (tenant: Tenant, importId: number) =>
  tenant.db
    .selectFrom('jobs as j')
    .select('j.id')
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.deleted_at', 'is', null)
    .where('j.import_id', 'is distinct from', importId);

export const jobsWithNumber = (
  tenant: Tenant,
  { column, numbers }: { column: 'job_number' | 'winteam_job_number'; numbers: readonly string[] },
  importId: number,
): Promise<{ id: number; number: string | null }[]> =>
  otherJobs(tenant, importId)
    .select(`j.${column} as number`)
    .where(`j.${column}`, '=', anyOf(numbers))
    .orderBy('j.id')
    .execute();

export const jobsStandingAt = (
  tenant: Tenant,
  buildingIds: readonly number[],
  importId: number,
): Promise<{ id: number; building_id: number }[]> =>
  otherJobs(tenant, importId)
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .select('jb.building_id')
    .where('jb.building_id', '=', anyOf(buildingIds))
    .orderBy('j.id')
    .execute();
