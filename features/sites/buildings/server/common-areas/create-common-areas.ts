import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { commonAreaEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkCommonArea } from './check-common-area.ts';
import { commonAreasOf, insertCommonAreas } from './common-area-repository.ts';

type Call = SignedInCall<(typeof commonAreaEndpoints)['createCommonAreas']>;

/** All of them or none. */
export const createCommonAreas = async (call: Call) => {
  const { tenant, body } = call;
  const { building_id: buildingId, names, ...shared } = body.area;
  if (!(await findVisibleBuilding(tenant, buildingId, { locked: true }))) throw notFound();
  await checkCommonArea(tenant, buildingId, {
    types: names.map(({ type_id: id }, nth) => ({ field: `area.names.${nth}.type_id`, id })),
    floorIds: [...shared.floor_ids, ...names.flatMap(({ floor_ids = [] }) => floor_ids)],
    floorsField: 'area.floor_ids',
  });
  const ids = await insertCommonAreas(
    tenant,
    buildingId,
    names.map(({ floor_ids = shared.floor_ids, ...each }) => ({ ...shared, ...each, floor_ids })),
  );
  for (const id of ids) await recordPartChange(call, { action: 'common-area.created', id, buildingId });
  return commonAreasOf(tenant, ids);
};
