import { dateAt } from '#platform/server/clock/dates';
import { type BuildingTenant, isDuring } from '../../contract/index.ts';
import type { BuildingTenantRow } from './building-tenant-repository.ts';

/** With whether it rents today, by the calendar of the building. */
export const presentBuildingTenant = (row: BuildingTenantRow, zone: string, now: Date): BuildingTenant => {
  const today = dateAt(now, zone);
  const active = isDuring({ from: row.move_in, to: row.move_out }, { from: today, to: today });
  return { ...row, active };
};
