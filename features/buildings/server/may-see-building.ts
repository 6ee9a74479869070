import type { Tenant } from '#platform/server/db/tenant';
import { findBuilding } from './building-repository.ts';

/** Files of a building are seen by whoever sees the building. */
export const maySeeBuilding = async (tenant: Tenant, buildingId: number): Promise<boolean> =>
  (await findBuilding(tenant, buildingId)) !== undefined;
