import { type Expression, type SqlBool, sql } from 'kysely';
import { inScope } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';

/** A building is visible through a visible job at it. There is no condition for people who see all jobs. `jobId`
 * restricts it to one job. */
export const buildingInScope = (tenant: Tenant, building: string, jobId?: number): Expression<SqlBool> =>
  tenant.seesAllJobs && jobId === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from job_buildings jb where jb.organization_id = ${tenant.organizationId}
        and jb.building_id = ${sql.ref(building)} and ${inScope(tenant, 'jb.job_id')}
        and ${jobId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`jb.job_id = ${jobId}`})`;
