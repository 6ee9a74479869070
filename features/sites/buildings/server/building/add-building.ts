import { areaSubtree } from '#features/sites/areas/server';
import { forbidden, invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type BuildingChanges, mayChangeFrequency, type NewBuildingFields } from '../../contract/index.ts';
import { locate } from '../place/locate.ts';
import { insertBuildings } from './building-bulk-repository.ts';
import { recordBuildingChange } from './record-building-change.ts';

/** The area exists in this organization. */
export const checkBuilding = async (tenant: Tenant, { area_id }: BuildingChanges): Promise<void> => {
  if (area_id && (await areaSubtree(tenant, area_id)).length === 0) {
    throw invalid({ area_id: ['invalid_ids'] });
  }
};

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

/** Adds a building that a person entered. Its position and time zone are found by the address, unless the zone is
 * given. */
export const addBuilding = async (call: Call, entered: NewBuildingFields): Promise<number> => {
  const { tenant, person } = call;
  if ((entered.inspection_frequency_days ?? null) !== null && !mayChangeFrequency(person)) throw forbidden();
  await checkBuilding(tenant, entered);
  const place = locate(entered, person.timeZone);
  const time_zone = entered.time_zone ?? place.time_zone;
  const [id = 0] = await insertBuildings(tenant, [{ ...place, ...entered, time_zone }]);
  await recordBuildingChange(call, { action: 'building.created', id, to: entered.status ?? 'active' });
  return id;
};
