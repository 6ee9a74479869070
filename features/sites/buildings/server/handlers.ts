import type { Handlers } from '#platform/server/http/call';
import type { accessNoteEndpoints, buildingBulkEndpoints, buildingEndpoints } from '../contract/index.ts';
import { readAccessNote } from './access/read-access-note.ts';
import { updateAccessNote } from './access/update-access-note.ts';
import { changeBuildings, undoBuildingChanges } from './building/change-buildings.ts';
import { checkAddress } from './building/check-address.ts';
import { createBuilding } from './building/create-building.ts';
import { deleteBuilding } from './building/delete-building.ts';
import { getBuilding, listBuildings } from './building/read-buildings.ts';
import { restoreBuilding } from './building/restore-building.ts';
import { updateBuilding } from './building/update-building.ts';
import type { BuildingParts } from './parts.ts';

export const buildingHandlers = (
  parts: BuildingParts,
): Handlers<typeof buildingEndpoints & typeof buildingBulkEndpoints & typeof accessNoteEndpoints> => ({
  listBuildings,
  checkAddress,
  getBuilding: getBuilding(parts),
  createBuilding: createBuilding(parts),
  updateBuilding: updateBuilding(parts),
  changeBuildings,
  undoBuildingChanges,
  deleteBuilding: deleteBuilding(parts),
  restoreBuilding: restoreBuilding(parts),
  readAccessNote: readAccessNote(parts),
  updateAccessNote,
});
