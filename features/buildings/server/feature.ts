import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { buildingEndpoints, buildingMessages, occupancyEndpoints } from '../contract/index.ts';
import { findBuilding } from './building/building-repository.ts';
import { buildingsOfArea } from './building/buildings-of-area-repository.ts';
import { buildingHandlers } from './handlers.ts';
import { occupancyHandlers } from './occupancy/handlers.ts';

export const feature = defineServerFeature({
  name: 'buildings',
  endpoints: { ...buildingEndpoints, ...occupancyEndpoints },
  handlers: { ...buildingHandlers, ...occupancyHandlers },
  messages: buildingMessages,
  uses: { 'area.buildings': buildingsOfArea },
  fileOwners: { building: async (tenant, _person, id) => (await findBuilding(tenant, id)) !== undefined },
});
