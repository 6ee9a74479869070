import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { buildingEndpoints, buildingNoteEndpoints, occupancyEndpoints } from '../contract/index.ts';

export const notesQuery = (buildingId: number) =>
  endpointQuery(buildingNoteEndpoints.listBuildingNotes, { params: { buildingId } });

export const filesQuery = (id: number) =>
  endpointQuery(buildingNoteEndpoints.listBuildingFiles, { params: { id } });

/** After a change of a building or what is in it. */
export const refreshBuilding = (client: QueryClient): void => {
  for (const endpoint of [
    buildingEndpoints.getBuilding,
    buildingEndpoints.listBuildings,
    occupancyEndpoints.getStackingPlan,
    occupancyEndpoints.listBuildingTenants,
    occupancyEndpoints.listVacancies,
  ]) {
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  }
};
