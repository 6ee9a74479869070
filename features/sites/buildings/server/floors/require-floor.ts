import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { loadFloor } from './floor-repository.ts';

/** 404 when its building is out of sight. */
export const requireFloor = async (tenant: Tenant, id: number) => {
  const row = await loadFloor(tenant, id);
  const building = row && (await loadVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return row;
};
