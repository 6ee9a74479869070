import { isWorkHolder, loadMembership } from '#features/accounts/access/server';
import { invalid, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries, Gather } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { recordActions } from '#platform/server/records/record-actions';
import {
  type AreaCounts,
  type AreaFields,
  type AreaRow,
  type areaEndpoints,
  maxDepth,
} from '../contract/index.ts';
import { allAreaIds, areaRepository, areaTree, depthOf, lockTree } from './area-repository.ts';
import { reassignBuildings } from './reassign-buildings.ts';

/** At most three levels and no cycles; the parent and the manager belong to this organization. */
const checkArea = async (
  tenant: Tenant,
  { parent_area_id: parent, manager_user_id: manager }: AreaFields,
  id: number | null,
): Promise<void> => {
  if (parent !== null) await checkParent(tenant, parent, id);
  if (manager !== null) await checkManager(tenant, manager, id);
};

/** Who manages the area already may stay, whatever has become of them. */
const checkManager = async (tenant: Tenant, manager: number, id: number | null): Promise<void> => {
  const before = id === null ? undefined : await areaRepository.load(tenant, id);
  if (before?.manager?.id === manager) return;
  const member = await loadMembership(tenant, manager);
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
const checkRestore = async (
  tenant: Tenant,
  { parent_area_id: parent }: Pick<AreaRow, 'parent_area_id'>,
): Promise<void> => {
  if (parent === null) return;
  await lockTree(tenant);
  const depth = await depthOf(tenant, parent);
  if (depth === 0 || depth >= maxDepth) throw refused('area_parent_gone');
};

/** Counts the whole organization, because people who order areas decide about all that lies in them. */
const countAreas =
  ({ 'area.buildings': countBuildings, 'area.jobs': countJobs }: Entries<'counts'>) =>
  async ({ tenant }: { tenant: Tenant }): Promise<AreaCounts[]> => {
    const ids = await allAreaIds(tenant);
    const buildings = await countBuildings?.(tenant, ids);
    const jobs = await countJobs?.(tenant, ids);
    return ids.map((id) => ({ id, buildings: buildings?.get(id) ?? 0, jobs: jobs?.get(id) ?? 0 }));
  };

const actionsWith = (uses: Entries<'uses'>) =>
  recordActions({ entity: 'area', repository: areaRepository, check: checkArea, checkRestore, uses });

export const areaHandlers = (gather: Gather): Handlers<typeof areaEndpoints> => {
  const { list, get, create, update, delete: deleteArea, restore } = actionsWith(gather('uses'));
  return {
    listAreas: list,
    getArea: get,
    createArea: create,
    updateArea: update,
    deleteArea,
    restoreArea: restore,
    countAreas: countAreas(gather('counts')),
    reassignBuildings: reassignBuildings(gather('areaMoves')),
  };
};

export type NewArea = Pick<AreaFields, 'name'> & Partial<AreaFields>;

/** Adds an area for other features. It publishes no event. */
export const createArea = (tenant: Tenant, person: Person | null, area: NewArea): Promise<number> =>
  actionsWith({}).add(tenant, person, { parent_area_id: null, manager_user_id: null, ...area });
