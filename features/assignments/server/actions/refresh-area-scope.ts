import { replaceVisibleJobs } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { everyManager, jobsOfManagers, managersOver } from '../area-scope-repository.ts';

const affected = async (
  tenant: Tenant,
  { userIds, areaIds }: { userIds?: readonly number[]; areaIds?: readonly number[] },
): Promise<number[]> => {
  if (!userIds && !areaIds) return everyManager(tenant);
  return [...new Set([...(userIds ?? []), ...(areaIds ? await managersOver(tenant, areaIds) : [])])];
};

/** Makes what area managers see follow areas, buildings and jobs. Name the people, or the areas that changed (both of a
 * building that moved, and the former manager); nothing named means every manager. */
export const refreshAreaScope = async (
  tenant: Tenant,
  of: { userIds?: readonly number[]; areaIds?: readonly number[] } = {},
): Promise<void> => {
  const userIds = await affected(tenant, of);
  if (userIds.length === 0) return;
  await replaceVisibleJobs(tenant, 'area', { userIds }, await jobsOfManagers(tenant, userIds));
};
