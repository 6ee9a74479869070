import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { Floor, floorEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkFloorNumbers } from './check-floor-numbers.ts';
import { saveFloor } from './floor-repository.ts';
import { requireFloor } from './require-floor.ts';

type Call = SignedInCall<(typeof floorEndpoints)['updateFloor']>;

export const updateFloor = async (call: Call): Promise<Floor> => {
  const { tenant, params, body } = call;
  const { id } = params;
  const { updated_at: readAt, ...fields } = body;
  const before = await requireFloor(tenant, id);
  if (before.updated_at !== readAt) throw stale(before);
  const buildingId = before.building_id;
  await checkFloorNumbers(tenant, { buildingId, numbers: [fields.number], except: id, field: 'number' });
  if (!(await saveFloor(tenant, id, readAt, fields))) throw stale(await requireFloor(tenant, id));
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'floor.updated', id, buildingId, changes });
  return requireFloor(tenant, id);
};
