import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { addBuildingTenant } from './add-building-tenant.ts';
import { loadBuildingTenant } from './load-building-tenant.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['createBuildingTenant']>;

export const createBuildingTenant = async (call: Call) => {
  const { building_id, ...said } = call.body;
  const id = await addBuildingTenant(call, building_id, said);
  return (await loadBuildingTenant(call.tenant, id, call.now)).present;
};
