import { replaceVisibleJobs } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { everyManager, jobsOfManagers, managersOver } from './area-scope-repository.ts';

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
