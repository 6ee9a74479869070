import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { removeBuildingTenant } from './building-tenant-repository.ts';
import { loadBuildingTenant } from './load-building-tenant.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['deleteBuildingTenant']>;

export const deleteBuildingTenant = async (call: Call) => {
  const { tenant, params, now } = call;
  const { row } = await loadBuildingTenant(tenant, params.id, now);
  await removeBuildingTenant(tenant, row.id, now);
  const buildingId = row.building_id;
  await recordPartChange(call, { action: 'building-tenant.deleted', id: row.id, buildingId });
  return { id: row.id };
};
