import { Problem, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { commonAreaEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { findCommonArea, saveCommonArea } from './common-area-repository.ts';
import { loadCommonArea } from './load-common-area.ts';

type Call = SignedInCall<(typeof commonAreaEndpoints)['associateFloor']>;

const code = 'floor_or_area_invalid';

/** The common area or floor that the screen shows is gone: the message asks to read it again. */
const unknown = (field: 'area_id' | 'floor_ids') => new Problem(422, { code }, { [field]: [{ code }] });

/** Replaces the floors of a common area by those sent. */
export const associateFloor = async (call: Call) => {
  const { tenant, body } = call;
  const { area_id: id, floor_ids, updated_at: readAt } = body;
  const before = await findCommonArea(tenant, id);
  if (!before) throw unknown('area_id');
  const buildingId = before.building_id;
  const floors = (await floorsOf(tenant, buildingId)).map((floor) => floor.id);
  if (floor_ids.some((floor) => !floors.includes(floor))) throw unknown('floor_ids');
  if (!(await saveCommonArea(tenant, id, readAt ?? before.updated_at, { floor_ids }))) {
    throw stale(await loadCommonArea(tenant, id));
  }
  const changes = changesOf(before, { floor_ids });
  await recordPartChange(call, { action: 'common-area.updated', id, buildingId, changes });
  return loadCommonArea(tenant, id);
};
