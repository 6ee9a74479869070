import { type Expression, type SqlBool, sql } from 'kysely';
import { inScope } from '#features/accounts/access/server';
import { type AliasedColumn, outerColumn } from '#platform/server/db/aliased-column';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';

const throughJob = (
  tenant: Tenant,
  building: AliasedColumn,
  ofJob: Expression<SqlBool>,
): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from job_buildings jb where jb.organization_id = ${tenant.organizationId}
    and jb.building_id = ${sql.ref(building)} and ${inScope(tenant, 'jb.job_id')} and ${ofJob})`;

/** Made by the person, and no job is done there yet: nobody could go on with it otherwise. */
const isOwnNew = (tenant: Tenant, building: AliasedColumn): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from buildings nb where nb.organization_id = ${tenant.organizationId}
    and nb.id = ${sql.ref(building)} and nb.created_by = ${tenant.userId}
    and not exists (select from job_buildings jb where jb.organization_id = ${tenant.organizationId}
      and jb.building_id = nb.id))`;

/** A building is visible through a visible job at it, or to whoever made it until a job is done there. There is no
 * condition for people who see all jobs. `jobId` restricts it to one job. */
export const buildingInScope = (
  tenant: Tenant,
  buildingColumn: AliasedColumn,
  jobId?: number,
): Expression<SqlBool> => {
  const building = outerColumn(buildingColumn, ['jb', 'nb']);
  if (jobId !== undefined) return throughJob(tenant, building, sql<SqlBool>`jb.job_id = ${jobId}`);
  if (tenant.seesAllJobs) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${throughJob(tenant, building, sql<SqlBool>`true`)} or ${isOwnNew(tenant, building)})`;
};

/** Which of these buildings are in scope. */
export const buildingsInScope = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('buildings as b')
    .select('b.id')
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', anyOf(ids))
    .where(buildingInScope(tenant, 'b.id'))
    .execute();
  return rows.map(({ id }) => id);
};

/** The fields of a building in scope that checks of its parts need. With `locked`, of two people who change who is on a floor,
 * the second sees the change of the first. */
export const loadVisibleBuilding = (tenant: Tenant, id: number, { locked }: { locked: boolean }) => {
  const found = tenant.db
    .selectFrom('buildings as b')
    .select(['b.id', 'b.time_zone', 'b.gross_cleanable_sqft'])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'));
  return (locked ? found.forUpdate('b') : found).executeTakeFirst();
};
