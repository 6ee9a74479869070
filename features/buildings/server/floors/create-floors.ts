import type { SignedInCall } from '#platform/server/http/call';
import type { Floor, floorEndpoints } from '../../contract/index.ts';
import { createFloors as insertFloors } from '../building/common-area-repository.ts';
import { checkFloorNumbers } from './check-floor-numbers.ts';
import { floorsOf } from './floor-repository.ts';
import { recordFloorChange } from './record-floor-change.ts';

type Call = SignedInCall<(typeof floorEndpoints)['createFloors']>;

/** Answers all floors of the building. */
export const createFloors = async ({ tenant, person, params, body }: Call): Promise<Floor[]> => {
  const buildingId = params.id;
  const numbers = body.floors.map(({ number }) => number);
  await checkFloorNumbers(tenant, { buildingId, numbers, field: 'floors' });
  for (const id of await insertFloors(tenant, buildingId, body.floors)) {
    await recordFloorChange(tenant, person, { action: 'floor.created', id, buildingId });
  }
  return floorsOf(tenant, buildingId);
};
