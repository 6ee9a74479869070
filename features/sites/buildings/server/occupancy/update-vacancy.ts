import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkVacancy } from './check-vacancy.ts';
import { loadVacancy } from './load-vacancy.ts';
import { saveVacancy } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['updateVacancy']>;

export const updateVacancy = async (call: Call) => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const before = await loadVacancy(tenant, params.id);
  if (before.updated_at !== readAt) throw stale(before);
  const buildingId = before.building_id;
  await checkVacancy(tenant, buildingId, fields, { id: params.id });
  if (!(await saveVacancy(tenant, params.id, readAt, fields)))
    throw stale(await loadVacancy(tenant, params.id));
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'vacancy.updated', id: params.id, buildingId, changes });
  return loadVacancy(tenant, params.id);
};
