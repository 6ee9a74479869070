import type { Tenant } from '#platform/server/db/tenant';
import { lockRows, setRow } from '#platform/server/records/written-row-repository';
import type { BuildingTenantFields, VacancyFields } from '../../contract/index.ts';

type OccupantTable = 'building_tenants' | 'building_vacancies';

type Change =
  | Partial<Omit<BuildingTenantFields, 'color'>>
  | Partial<Pick<VacancyFields, 'sqft'> & { to_date: string | null }>;

/** Sets some fields of one row; answers its new `updated_at`. */
export const setOccupant = (
  tenant: Tenant,
  table: OccupantTable,
  id: number,
  change: Change,
): Promise<string> => setRow(tenant, table, id, change);

/** How rows stand now, held until the transaction ends. */
export const lockOccupants = (tenant: Tenant, table: OccupantTable, ids: readonly number[]) =>
  lockRows(tenant, table, ids);
