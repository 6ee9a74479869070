import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { commonAreaEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkCommonArea } from './check-common-area.ts';
import { saveCommonArea } from './common-area-repository.ts';
import { loadCommonArea } from './load-common-area.ts';

type Call = SignedInCall<(typeof commonAreaEndpoints)['updateCommonArea']>;

export const updateCommonArea = async (call: Call) => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const { id } = params;
  const before = await loadCommonArea(tenant, id);
  if (before.updated_at !== readAt) throw stale(before);
  const buildingId = before.building_id;
  await checkCommonArea(tenant, buildingId, {
    types: [{ field: 'type_id', id: fields.type_id }],
    floorIds: fields.floor_ids,
    floorsField: 'floor_ids',
  });
  if (!(await saveCommonArea(tenant, id, readAt, fields))) throw stale(await loadCommonArea(tenant, id));
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'common-area.updated', id, buildingId, changes });
  return loadCommonArea(tenant, id);
};
