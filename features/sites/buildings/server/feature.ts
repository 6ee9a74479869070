import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import {
  accessNoteEndpoints,
  buildingBulkEndpoints,
  buildingEndpoints,
  buildingMessages,
  buildingNoteEndpoints,
  commonAreaEndpoints,
  floorEndpoints,
  occupancyEndpoints,
  positionEndpoints,
} from '../contract/index.ts';
import { auditedBuildings } from './audited/audited-buildings.ts';
import { loadBuilding } from './building/building-repository.ts';
import { buildingsOfArea, countBuildings, moveBuildings } from './building/buildings-of-area-repository.ts';
import { commonAreaHandlers } from './common-areas/handlers.ts';
import { createFloors } from './floors/create-floors.ts';
import { deleteFloor } from './floors/delete-floor.ts';
import { orderFloors } from './floors/order-floors.ts';
import { updateFloor } from './floors/update-floor.ts';
import { buildingHandlers } from './handlers.ts';
import { buildingFileWriters, buildingNoteHandlers } from './notes/handlers.ts';
import { occupancyHandlers } from './occupancy/handlers.ts';
import { gatherParts } from './parts.ts';
import { buildingPhotos } from './photos/building-photos-repository.ts';
import { askForWaiting, geocodingWork } from './place/geocode.ts';
import { placeListener } from './place/place-listener.ts';
import { setBuildingPosition } from './place/set-position.ts';

export const feature = defineServerFeature({
  name: 'buildings',
  endpoints: {
    ...buildingEndpoints,
    ...buildingBulkEndpoints,
    ...accessNoteEndpoints,
    ...commonAreaEndpoints,
    ...buildingNoteEndpoints,
    ...floorEndpoints,
    ...occupancyEndpoints,
    ...positionEndpoints,
  },
  handlers: (gather) => ({
    ...buildingHandlers(gatherParts(gather)),
    ...commonAreaHandlers,
    ...buildingNoteHandlers,
    createFloors,
    updateFloor,
    orderFloors,
    deleteFloor,
    ...occupancyHandlers,
    setBuildingPosition,
  }),
  messages: buildingMessages,
  previewText: {
    '/admin/building/$buildingId': wordsOfRecord(buildingEndpoints.getBuilding, ({ name }) => ({
      title: name,
    })),
  },
  audited: auditedBuildings,
  uses: { 'area.buildings': buildingsOfArea },
  counts: { 'area.buildings': countBuildings },
  areaMoves: { buildings: moveBuildings },
  listeners: (_gather, queue) => [placeListener(queue)],
  work: { geocoding: geocodingWork },
  periodicWork: { advance: [askForWaiting] },
  photoSources: buildingPhotos,
  liveAccess: { building: 'hasAccessWorld' },
  fileOwners: { building: async (tenant, _person, id) => (await loadBuilding(tenant, id)) !== undefined },
  fileWriters: { building: buildingFileWriters },
});
