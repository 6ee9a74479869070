import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { loadVacancy } from './load-vacancy.ts';
import { recordOccupancyChange } from './record-occupancy-change.ts';
import { removeVacancy } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['deleteVacancy']>;

export const deleteVacancy = async (call: Call) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await loadVacancy(tenant, params.id);
  await removeVacancy(tenant, id, now);
  await recordOccupancyChange(call, { action: 'vacancy.deleted', id, buildingId });
  return { id };
};
