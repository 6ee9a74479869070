import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type BuildingTenantFields, buildingTenantFields } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { insertBuildingTenant } from './building-tenant-repository.ts';
import { checkBuildingTenant } from './check-building-tenant.ts';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

/** Values of an empty form, for callers that pass only some fields. */
const defaults = z.object(buildingTenantFields).omit({ name: true }).parse({});

/** A tenant that is new in a building in scope; returns its id. The fields have been checked. */
export const addBuildingTenant = async (
  call: Call,
  buildingId: number,
  fields: Pick<BuildingTenantFields, 'name'> & Partial<BuildingTenantFields>,
): Promise<number> => {
  const body = { ...defaults, ...fields };
  await checkBuildingTenant(call.tenant, buildingId, body);
  const id = await insertBuildingTenant(call.tenant, { ...body, building_id: buildingId });
  await recordPartChange(call, { action: 'building-tenant.created', id, buildingId });
  return id;
};
