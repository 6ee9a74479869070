import { invalid, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { maxViews } from '../contract/index.ts';
import { countViews, rolesToShareWith } from './saved-view-repository.ts';

/** Refuses an unknown role, and another view beyond the limit of this person or role. */
export const refuseBeyondLimit = async (
  tenant: Tenant,
  list: string,
  roleId: number | null,
): Promise<void> => {
  if (roleId !== null && !(await rolesToShareWith(tenant)).some(({ id }) => id === roleId)) {
    throw invalid({ role_id: ['invalid_ids'] });
  }
  if ((await countViews(tenant, list, roleId)) >= maxViews)
    throw refused('views_full', { maximum: maxViews });
};
