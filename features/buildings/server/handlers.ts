import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { accessNoteEndpoints, buildingEndpoints } from '../contract/index.ts';
import { readAccessNote } from './access/read-access-note.ts';
import { updateAccessNote } from './access/update-access-note.ts';
import { listBuildingCards } from './building/building-list-repository.ts';
import { presentBuilding } from './building/building-presenter.ts';
import { findBuilding } from './building/building-repository.ts';
import { checkAddress } from './building/check-address.ts';
import { createBuilding } from './building/create-building.ts';
import { deleteBuilding } from './building/delete-building.ts';
import { updateBuilding } from './building/update-building.ts';
import type { BuildingParts } from './parts.ts';

export const buildingHandlers = (
  parts: BuildingParts,
): Handlers<typeof buildingEndpoints & typeof accessNoteEndpoints> => ({
  listBuildings: ({ query, tenant }) =>
    listBuildingCards(tenant, {
      ...query,
      jobId: query.job_id,
      areaId: query.area_id,
      withoutJob: query.without_job,
    }),
  checkAddress,
  getBuilding: async (call) => {
    const building = await findBuilding(call.tenant, call.params.id);
    if (!building) throw notFound();
    return presentBuilding(parts, call, building);
  },
  createBuilding: createBuilding(parts),
  updateBuilding: updateBuilding(parts),
  deleteBuilding: deleteBuilding(parts),
  readAccessNote: readAccessNote(parts),
  updateAccessNote,
});
