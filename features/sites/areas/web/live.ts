import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { areaEndpoints } from '../contract/index.ts';

const { countAreas, getArea, listAreas } = areaEndpoints;

/** An area that moves changes the counts of the areas above it. */
export const refreshAreas: LiveEntity = (client) => {
  for (const endpoint of [listAreas, getArea, countAreas])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { area: refreshAreas };
