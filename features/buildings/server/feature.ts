import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { buildingEndpoints, buildingMessages } from '../contract/index.ts';
import { findBuilding } from './building/building-repository.ts';
import { buildingsOfArea, countBuildings, moveBuildings } from './building/buildings-of-area-repository.ts';
import { buildingHandlers } from './handlers.ts';

export const feature = defineServerFeature({
  name: 'buildings',
  endpoints: buildingEndpoints,
  handlers: buildingHandlers,
  messages: buildingMessages,
  uses: { 'area.buildings': buildingsOfArea },
  counts: { 'area.buildings': countBuildings },
  areaMoves: { buildings: moveBuildings },
  fileOwners: { building: async (tenant, _person, id) => (await findBuilding(tenant, id)) !== undefined },
});
