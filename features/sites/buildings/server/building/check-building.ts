import { areaSubtree } from '#features/sites/areas/server';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { BuildingChanges } from '../../contract/index.ts';

/** The area exists in this organization. */
export const checkBuilding = async (tenant: Tenant, { area_id }: BuildingChanges): Promise<void> => {
  if (area_id && (await areaSubtree(tenant, area_id)).length === 0) {
    throw invalid({ area_id: ['invalid_ids'] });
  }
};
