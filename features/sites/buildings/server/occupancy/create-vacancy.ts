import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkVacancy } from './check-vacancy.ts';
import { loadVacancy } from './load-vacancy.ts';
import { insertVacancy } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['createVacancy']>;

export const createVacancy = async (call: Call) => {
  const { tenant, body } = call;
  const buildingId = body.building_id;
  await checkVacancy(tenant, buildingId, body);
  const id = await insertVacancy(tenant, body);
  await recordPartChange(call, { action: 'vacancy.created', id, buildingId });
  return loadVacancy(tenant, id);
};
