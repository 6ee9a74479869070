import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  buildingEndpoints,
  buildingMessages,
  floorEndpoints,
  occupancyEndpoints,
} from '../contract/index.ts';
import { findBuilding } from './building/building-repository.ts';
import { buildingsOfArea, countBuildings, moveBuildings } from './building/buildings-of-area-repository.ts';
import { createFloors } from './floors/create-floors.ts';
import { deleteFloor } from './floors/delete-floor.ts';
import { updateFloor } from './floors/update-floor.ts';
import { buildingHandlers } from './handlers.ts';
import { occupancyHandlers } from './occupancy/handlers.ts';

export const feature = defineServerFeature({
  name: 'buildings',
  endpoints: { ...buildingEndpoints, ...floorEndpoints, ...occupancyEndpoints },
  handlers: { ...buildingHandlers, createFloors, updateFloor, deleteFloor, ...occupancyHandlers },
  messages: buildingMessages,
  uses: { 'area.buildings': buildingsOfArea },
  counts: { 'area.buildings': countBuildings },
  areaMoves: { buildings: moveBuildings },
  fileOwners: { building: async (tenant, _person, id) => (await findBuilding(tenant, id)) !== undefined },
});
