import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { floorEndpoints } from '../../contract/index.ts';
import { buildingTenantsOf } from '../occupancy/building-tenant-repository.ts';
import { findOccupiedBuilding } from '../occupancy/occupied-building-repository.ts';
import { vacanciesOf } from '../occupancy/vacancy-repository.ts';
import { commonAreaNamesOn, removeFloor } from './floor-repository.ts';
import { loadFloor } from './load-floor.ts';
import { recordFloorChange } from './record-floor-change.ts';

type Call = SignedInCall<(typeof floorEndpoints)['deleteFloor']>;

/** Refused while tenants, also those who moved out, vacancies or common areas name it. */
export const deleteFloor = async ({ tenant, person, params, now }: Call) => {
  const { id, building_id: buildingId } = await loadFloor(tenant, params.id);
  if (!(await findOccupiedBuilding(tenant, buildingId, { locked: true }))) throw notFound();
  const tenants = (await buildingTenantsOf(tenant, buildingId)).filter((each) => each.floor_ids.includes(id));
  const names = [...tenants.map(({ name }) => name), ...(await commonAreaNamesOn(tenant, id))];
  const vacancies = (await vacanciesOf(tenant, buildingId)).filter((each) => each.floor_id === id);
  if (names.length > 0) throw refused('floor_in_use', { names: names.join(', ') });
  if (vacancies.length > 0) throw refused('floor_has_vacancies');
  await removeFloor(tenant, id, now);
  await recordFloorChange(tenant, person, { action: 'floor.deleted', id, buildingId });
  return { id };
};
