import { buildingEndpoints } from '#features/sites/buildings/contract';
import { endpointQuery } from '#platform/web/api/index';

/** All buildings in scope, for the pick-list. */
export const buildingsQuery = {
  ...endpointQuery(buildingEndpoints.listBuildings, { query: { per_page: 0, onlyActive: true } }),
  structuralSharing: false,
};
