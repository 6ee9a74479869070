import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { buildingTenantsOf } from './building-tenant-repository.ts';
import { presentBuildingTenant } from './present-building-tenant.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['listBuildingTenants']>;

export const listBuildingTenants = async ({ tenant, query, now }: Call) => {
  const building = await findVisibleBuilding(tenant, query.building_id, { locked: false });
  if (!building) throw notFound();
  const rows = await buildingTenantsOf(tenant, building.id);
  return rows.map((row) => presentBuildingTenant(row, building.time_zone, now));
};
