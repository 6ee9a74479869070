import { notFound, stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Floor, floorEndpoints } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordBuildingChange } from '../building/record-building-change.ts';
import { floorsOf, renumberFloors } from './floor-repository.ts';

type Call = SignedInCall<(typeof floorEndpoints)['orderFloors']>;

/** Refused when the caller did not know of all floors. */
export const orderFloors = async (call: Call): Promise<Floor[]> => {
  const { tenant, params, body } = call;
  if (!(await loadVisibleBuilding(tenant, params.id, { locked: true }))) throw notFound();
  const floors = await floorsOf(tenant, params.id);
  const [before, after] = [floors.map(({ id }) => id), body.floor_ids];
  const isWhole =
    before.length === after.length && new Set(before).symmetricDifference(new Set(after)).size === 0;
  if (!isWhole) throw stale({ floors });
  if (after.every((id, nth) => id === before[nth])) return floors;
  await renumberFloors(
    tenant,
    floors.map(({ number }, nth) => ({ id: after[nth] ?? 0, number })),
  );
  await recordBuildingChange(call, {
    action: 'building.floors-ordered',
    id: params.id,
    changes: { floor_ids: [before, after] },
  });
  return floorsOf(tenant, params.id);
};
