import { invalid, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { mostViews } from '../contract/index.ts';
import { countViews, rolesToShareWith } from './saved-view-repository.ts';

/** A role that exists, and room for one more view of this person or role. */
export const refuseMore = async (tenant: Tenant, list: string, roleId: number | null): Promise<void> => {
  if (roleId !== null && !(await rolesToShareWith(tenant)).some(({ id }) => id === roleId)) {
    throw invalid({ role_id: ['invalid_ids'] });
  }
  if ((await countViews(tenant, list, roleId)) >= mostViews)
    throw refused('views_full', { maximum: mostViews });
};
