import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { buildingEndpoints } from '../contract/index.ts';
import { findBuilding } from './building-repository.ts';
import { buildingHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'buildings',
  endpoints: buildingEndpoints,
  handlers: buildingHandlers,
  fileOwners: { building: async (tenant, _person, id) => (await findBuilding(tenant, id)) !== undefined },
});
