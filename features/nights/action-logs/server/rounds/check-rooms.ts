import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { countRooms } from './round-repository.ts';

/** Each room once, and all of them in the building. */
export const checkRooms = async (
  tenant: Tenant,
  buildingId: number,
  ids: readonly number[],
): Promise<void> => {
  if (new Set(ids).size < ids.length) throw invalid({ common_area_ids: ['action_log_round_room_twice'] });
  if ((await countRooms(tenant, buildingId, ids)) < ids.length)
    throw invalid({ common_area_ids: ['place_not_of_building'] });
};
