import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { insertBuildingTenant } from './building-tenant-repository.ts';
import { checkBuildingTenant } from './check-building-tenant.ts';
import { loadBuildingTenant } from './load-building-tenant.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['createBuildingTenant']>;

export const createBuildingTenant = async (call: Call) => {
  const { tenant, body, now } = call;
  await checkBuildingTenant(tenant, body.building_id, body);
  const id = await insertBuildingTenant(tenant, body);
  const buildingId = body.building_id;
  await recordPartChange(call, { action: 'building-tenant.created', id, buildingId });
  return (await loadBuildingTenant(tenant, id, now)).present;
};
