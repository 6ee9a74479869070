import type { Tenant } from '#platform/server/db/tenant';
import { lockRows, setRows } from '#platform/server/records/written-row-repository';
import type { BuildingTenantFields, VacancyFields } from '../../contract/index.ts';

/** SQL of the square feet of a building that are vacant on a day. A floor that is vacant as a whole counts once: its parts
 * are in it. `$1` is the organization. */
export const vacantSqft = (
  building: string,
  day: string,
): string => `(select coalesce(sum(floor.sqft), 0)::int from (
  select coalesce(max(o.sqft) filter (where o.kind = 'FF'), sum(o.sqft)) as sqft
  from building_vacancies o
  where o.organization_id = $1 and o.building_id = ${building} and o.deleted_at is null
    and o.from_date <= ${day} and (o.to_date is null or o.to_date >= ${day})
  group by o.floor_id) floor)`;

type OccupantTable = 'building_tenants' | 'building_vacancies';

type Change =
  | Partial<Omit<BuildingTenantFields, 'color'>>
  | Partial<Pick<VacancyFields, 'sqft'> & { to_date: string | null }>;

/** Sets some fields of many rows; returns their new `updated_at`. */
export const setOccupants = (
  tenant: Tenant,
  table: OccupantTable,
  rows: readonly { id: number; change: Change }[],
): Promise<ReadonlyMap<number, string>> => setRows(tenant, table, rows);

/** How rows stand now, held until the transaction ends. */
export const lockOccupants = (tenant: Tenant, table: OccupantTable, ids: readonly number[]) =>
  lockRows(tenant, table, ids);
