import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { findBuildingTenant } from './building-tenant-repository.ts';
import { presentBuildingTenant } from './present-building-tenant.ts';

/** The tenant as stored and as answered; 404 when its building is out of sight. */
export const loadBuildingTenant = async (tenant: Tenant, id: number, now: Date) => {
  const row = await findBuildingTenant(tenant, id);
  const building = row && (await findVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return { row, present: presentBuildingTenant(row, building.time_zone, now) };
};
