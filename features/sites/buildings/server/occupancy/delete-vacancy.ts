import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { loadVacancy } from './load-vacancy.ts';
import { removeVacancy } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['deleteVacancy']>;

export const deleteVacancy = async (call: Call) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await loadVacancy(tenant, params.id);
  await removeVacancy(tenant, id, now);
  await recordPartChange(call, { action: 'vacancy.deleted', id, buildingId });
  return { id };
};
