import { wallOf } from '#platform/contract/zoned-time';
import { type BuildingTenant, isDuring } from '../../contract/index.ts';
import type { BuildingTenantRow } from './building-tenant-repository.ts';

export const todayIn = (now: Date, zone: string): string => wallOf(now.getTime(), zone).slice(0, 10);

/** With whether it rents today, by the calendar of the building. */
export const presentBuildingTenant = (row: BuildingTenantRow, zone: string, now: Date): BuildingTenant => {
  const today = todayIn(now, zone);
  const active = isDuring({ from: row.move_in, to: row.move_out }, { from: today, to: today });
  return { ...row, color: row.color as BuildingTenant['color'], active };
};
