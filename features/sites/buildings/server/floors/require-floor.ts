import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { findFloor } from './floor-repository.ts';

/** 404 when its building is out of sight. */
export const requireFloor = async (tenant: Tenant, id: number) => {
  const row = await findFloor(tenant, id);
  const building = row && (await findVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return row;
};
