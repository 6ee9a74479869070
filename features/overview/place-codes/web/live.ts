import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import { placeCodeEndpoints } from '../contract/index.ts';

export const live: LiveEntities = {
  'place-codes': (client) =>
    void client.invalidateQueries({ queryKey: queryKeyOf(placeCodeEndpoints.listBuildingCodes) }),
};
