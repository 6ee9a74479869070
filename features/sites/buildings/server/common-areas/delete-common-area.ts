import type { SignedInCall } from '#platform/server/http/call';
import type { commonAreaEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { removeCommonArea } from './common-area-repository.ts';
import { loadCommonArea } from './load-common-area.ts';

type Call = SignedInCall<(typeof commonAreaEndpoints)['deleteCommonArea']>;

/** Tasks and reports keep its name. */
export const deleteCommonArea = async (call: Call) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await loadCommonArea(tenant, params.id);
  await removeCommonArea(tenant, id, now);
  await recordPartChange(call, { action: 'common-area.deleted', id, buildingId });
  return { id };
};
