import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { NewBuildingBody } from '../../contract/index.ts';
import { usualFloorIds } from '../../contract/index.ts';
import { insertCommonAreas } from '../common-areas/common-area-repository.ts';
import { insertFloors } from '../floors/floor-repository.ts';
import { recordPartChange } from './record-part-change.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

/** Gives a new building its floors, and its common areas on those where they usually are. */
export const addNewParts = async (
  call: Call,
  buildingId: number,
  { floors, common_areas }: Pick<NewBuildingBody, 'floors' | 'common_areas'>,
): Promise<void> => {
  const { tenant } = call;
  const floorIds = await insertFloors(tenant, buildingId, floors);
  for (const id of floorIds) await recordPartChange(call, { action: 'floor.created', id, buildingId });
  if (common_areas.length === 0) return;
  const made = floors.map(({ number }, nth) => ({ id: floorIds[nth] ?? 0, number }));
  const areaIds = await insertCommonAreas(
    tenant,
    buildingId,
    common_areas.map(({ name, type_id, floors: where }) => ({
      name,
      type_id,
      floor_ids: usualFloorIds(made, where),
    })),
  );
  for (const id of areaIds) await recordPartChange(call, { action: 'common-area.created', id, buildingId });
};
