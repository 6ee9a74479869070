import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { type BuildingTenantFields, isDuring } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { vacanciesOf } from './vacancy-repository.ts';

/** The building in scope, locked, when these fields may stand in it. Nobody rents on a floor that is vacant as a whole. */
export const checkBuildingTenant = async (
  tenant: Tenant,
  buildingId: number,
  { floor_ids, move_in, move_out }: BuildingTenantFields,
) => {
  const building = await loadVisibleBuilding(tenant, buildingId, { locked: true });
  if (!building) throw notFound();
  const floors = await floorsOf(tenant, buildingId);
  const known = floor_ids.every((id) => floors.some((floor) => floor.id === id));
  const vacant = (await vacanciesOf(tenant, buildingId)).filter(
    (each) =>
      each.kind === 'FF' &&
      floor_ids.includes(each.floor_id) &&
      isDuring(each, { from: move_in, to: move_out }),
  );
  const labels = floors.filter(({ id }) => vacant.some(({ floor_id }) => floor_id === id));
  const floorsTaken = labels.map(({ label }) => label).join(', ');
  const fields = {
    ...(known ? {} : { floor_ids: ['invalid_ids'] }),
    ...(vacant.length > 0
      ? { floor_ids: [{ code: 'floor_is_vacant', values: { floors: floorsTaken } }] }
      : {}),
    ...(move_in && move_out && move_out < move_in ? { move_out: ['ends_before_begin'] } : {}),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return building;
};
