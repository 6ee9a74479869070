import type { Tenant } from '#platform/server/db/tenant';
import { lockRows, setRows } from '#platform/server/records/written-row-repository';
import type { BuildingTenantFields, VacancyFields } from '../../contract/index.ts';

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
