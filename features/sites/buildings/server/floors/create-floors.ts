import type { SignedInCall } from '#platform/server/http/call';
import type { Floor, floorEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkFloorNumbers } from './check-floor-numbers.ts';
import { floorsOf, insertFloors } from './floor-repository.ts';

type Call = SignedInCall<(typeof floorEndpoints)['createFloors']>;

/** Returns all floors of the building. */
export const createFloors = async (call: Call): Promise<Floor[]> => {
  const { tenant, params, body } = call;
  const buildingId = params.id;
  const numbers = body.floors.map(({ number }) => number);
  await checkFloorNumbers(tenant, { buildingId, numbers, field: 'floors' });
  for (const id of await insertFloors(tenant, buildingId, body.floors)) {
    await recordPartChange(call, { action: 'floor.created', id, buildingId });
  }
  return floorsOf(tenant, buildingId);
};
