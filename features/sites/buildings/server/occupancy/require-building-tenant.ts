import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { type BuildingTenant, isDuring } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { type BuildingTenantRow, loadBuildingTenant } from './building-tenant-repository.ts';

/** With whether it rents today, by the calendar of the building. */
export const presentBuildingTenant = (row: BuildingTenantRow, zone: string, now: Date): BuildingTenant => {
  const today = dateAt(now, zone);
  const active = isDuring({ from: row.move_in, to: row.move_out }, { from: today, to: today });
  return { ...row, active };
};

/** The tenant as stored and as answered; 404 when its building is out of sight. */
export const requireBuildingTenant = async (tenant: Tenant, id: number, now: Date) => {
  const row = await loadBuildingTenant(tenant, id);
  const building = row && (await loadVisibleBuilding(tenant, row.building_id, { locked: false }));
  if (!building) throw notFound();
  return { row, present: presentBuildingTenant(row, building.time_zone, now) };
};
