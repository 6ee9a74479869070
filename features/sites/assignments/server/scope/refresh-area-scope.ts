import { replaceVisibleJobs, type VisibleJob, visibleJob } from '#features/accounts/access/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';

/** Areas have at most three levels. */
const depth = 3;

/** Managers of these areas and of the areas above them. */
const managersOver = async (tenant: Tenant, areaIds: readonly number[]): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'area-managers-over',
    text: `with recursive way (manager_user_id, parent_area_id, depth) as (
        select manager_user_id, parent_area_id, 1 from areas where organization_id = $1 and id = any($2::int[])
        union all
        select a.manager_user_id, a.parent_area_id, w.depth + 1 from way w
        join areas a on a.organization_id = $1 and a.id = w.parent_area_id
        where w.depth < ${depth})
      select distinct manager_user_id as id from way where manager_user_id is not null`,
    values: [tenant.organizationId, areaIds],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

/** Everyone who manages an area, and former managers who still see its jobs. */
export const everyManager = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'area-managers',
    text: `select manager_user_id as id from areas
        where organization_id = $1 and manager_user_id is not null and deleted_at is null
      union
      select user_id from visible_jobs where organization_id = $1 and source = 'area'`,
    values: [tenant.organizationId],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

/** The jobs in all buildings of the areas these people manage. */
const jobsOfManagers = (tenant: Tenant, userIds: readonly number[]): Promise<VisibleJob[]> =>
  tenant.query({
    name: 'area-manager-jobs',
    text: `with recursive tree (user_id, area_id, depth) as (
        select manager_user_id, id, 1 from areas
        where organization_id = $1 and manager_user_id = any($2::int[]) and deleted_at is null
        union all
        select t.user_id, a.id, t.depth + 1 from tree t
        join areas a on a.organization_id = $1 and a.parent_area_id = t.area_id and a.deleted_at is null
        where t.depth < ${depth})
      select distinct t.user_id, j.id as job_id, j.client_id from tree t
      join buildings b on b.organization_id = $1 and b.area_id = t.area_id and b.deleted_at is null
      join job_buildings jb on jb.organization_id = $1 and jb.building_id = b.id
      join jobs j on j.organization_id = $1 and j.id = jb.job_id and j.deleted_at is null`,
    values: [tenant.organizationId, userIds],
    row: visibleJob,
  });

const affected = async (
  tenant: Tenant,
  { userIds, areaIds }: { userIds?: readonly number[]; areaIds?: readonly number[] },
): Promise<number[]> => {
  if (!userIds && !areaIds) return everyManager(tenant);
  return [...new Set([...(userIds ?? []), ...(areaIds ? await managersOver(tenant, areaIds) : [])])];
};

/** Updates the visible jobs of area managers after a change of areas, buildings or jobs. Pass the changed areas (both areas
 * of a building that has moved) and people who are no longer managers. Without either, all managers are updated. */
export const refreshAreaScope = async (
  tenant: Tenant,
  of: { userIds?: readonly number[]; areaIds?: readonly number[] } = {},
): Promise<void> => {
  const userIds = await affected(tenant, of);
  if (userIds.length === 0) return;
  await replaceVisibleJobs(tenant, 'area', { userIds }, await jobsOfManagers(tenant, userIds));
};
