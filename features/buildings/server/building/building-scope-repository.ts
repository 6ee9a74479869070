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

/** What rules about its parts need of a building, if it is in scope. Locked, so that of two people who change who is on a
 * floor the second one sees what the first one did. */
export const findVisibleBuilding = (tenant: Tenant, id: number, { locked }: { locked: boolean }) => {
  const found = tenant.db
    .selectFrom('buildings as b')
    .select(['b.id', 'b.time_zone', 'b.gross_cleanable_sqft'])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'));
  return (locked ? found.forUpdate('b') : found).executeTakeFirst();
};
