import { endpointQuery } from '#platform/web/api/index';
import { placeCodeEndpoints } from '../../contract/index.ts';

export const buildingCodesQuery = (buildingId: number) =>
  endpointQuery(placeCodeEndpoints.listBuildingCodes, { params: { id: buildingId } });
