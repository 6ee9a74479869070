import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { AreaCounts } from '../contract/index.ts';
import { allAreaIds } from './area-repository.ts';

/** Counts the whole organization, because people who order areas decide about all that lies in them. */
export const countAreas =
  ({ 'area.buildings': countBuildings, 'area.jobs': countJobs }: Entries<'counts'>) =>
  async ({ tenant }: { tenant: Tenant }): Promise<AreaCounts[]> => {
    const ids = await allAreaIds(tenant);
    const buildings = await countBuildings?.(tenant, ids);
    const jobs = await countJobs?.(tenant, ids);
    return ids.map((id) => ({ id, buildings: buildings?.get(id) ?? 0, jobs: jobs?.get(id) ?? 0 }));
  };
