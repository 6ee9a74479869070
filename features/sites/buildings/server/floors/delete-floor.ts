import { notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { floorEndpoints } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { buildingTenantsOf } from '../occupancy/building-tenant-repository.ts';
import { vacanciesOf } from '../occupancy/vacancy-repository.ts';
import { commonAreaNamesOn, removeFloor } from './floor-repository.ts';
import { requireFloor } from './require-floor.ts';

type Call = SignedInCall<(typeof floorEndpoints)['deleteFloor']>;

/** Refused while tenants, also those who moved out, vacancies or common areas name it. */
export const deleteFloor = async (call: Call) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await requireFloor(tenant, params.id);
  if (!(await loadVisibleBuilding(tenant, buildingId, { locked: true }))) throw notFound();
  const tenants = (await buildingTenantsOf(tenant, buildingId)).filter((each) => each.floor_ids.includes(id));
  const names = [...tenants.map(({ name }) => name), ...(await commonAreaNamesOn(tenant, id))];
  const vacancies = (await vacanciesOf(tenant, buildingId)).filter((each) => each.floor_id === id);
  if (names.length > 0) throw refused('floor_in_use', { names: names.join(', ') });
  if (vacancies.length > 0) throw refused('floor_has_vacancies');
  await removeFloor(tenant, id, now);
  await recordPartChange(call, { action: 'floor.deleted', id, buildingId });
  return { id };
};
