import { findMembership, isWorkHolder } from '#features/accounts/access/server';
import { invalid, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { type AreaFields, type AreaRow, maxDepth } from '../contract/index.ts';
import { areaRepository, areaTree, depthOf, lockTree } from './area-repository.ts';

/** At most three levels and no cycles; the parent and the manager belong to this organization. */
export const checkArea = async (
  tenant: Tenant,
  { parent_area_id: parent, manager_user_id: manager }: AreaFields,
  id: number | null,
): Promise<void> => {
  if (parent !== null) await checkParent(tenant, parent, id);
  if (manager !== null) await checkManager(tenant, manager, id);
};

/** Who manages the area already may stay, whatever has become of them. */
const checkManager = async (tenant: Tenant, manager: number, id: number | null): Promise<void> => {
  const before = id === null ? undefined : await areaRepository.find(tenant, id);
  if (before?.manager?.id === manager) return;
  const member = await findMembership(tenant, manager);
  if (!member) throw invalid({ manager_user_id: ['invalid_ids'] });
  if (!isWorkHolder(member)) throw invalid({ manager_user_id: ['area_manager_not_active'] });
};

const checkParent = async (tenant: Tenant, parent: number, id: number | null): Promise<void> => {
  await lockTree(tenant);
  const depth = await depthOf(tenant, parent);
  if (depth === 0) throw invalid({ parent_area_id: ['invalid_ids'] });
  const below = id === null ? [] : await areaTree(tenant, id);
  if (below.some((area) => area.id === parent)) throw invalid({ parent_area_id: ['area_below_itself'] });
  const height = Math.max(1, ...below.map(({ level }) => level));
  if (depth + height > maxDepth) throw invalid({ parent_area_id: ['area_too_deep'] });
};

/** The parent may have been deleted or moved meanwhile. A deleted area has no areas below it, so one level is
 * enough. */
export const checkRestore = async (
  tenant: Tenant,
  { parent_area_id: parent }: Pick<AreaRow, 'parent_area_id'>,
): Promise<void> => {
  if (parent === null) return;
  await lockTree(tenant);
  const depth = await depthOf(tenant, parent);
  if (depth === 0 || depth >= maxDepth) throw refused('area_parent_gone');
};
