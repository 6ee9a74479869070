import { areaSubtree, areasManagedBy } from '#features/sites/areas/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** People who manage areas see what is in them, so they may not move a building from elsewhere into one of their areas. Within
 * their areas, and out of them, it moves freely. */
export const checkMove = async (tenant: Tenant, from: number | null, to: number | null): Promise<void> => {
  if (tenant.seesAllJobs || tenant.userId === null || to === null) return;
  const own = new Set<number>();
  for (const id of await areasManagedBy(tenant, tenant.userId))
    for (const below of await areaSubtree(tenant, id)) own.add(below);
  if (own.has(to) && !(from !== null && own.has(from))) throw invalid({ area_id: ['area_of_own'] });
};
