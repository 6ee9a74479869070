import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntity } from '#platform/web/feature/index';
import { workLoadingRateEndpoints } from '../../contract/index.ts';

/** A change may add any of them to the list or remove it; an open page shows one of them. */
export const refreshWorkLoadingRates: LiveEntity = (client) => {
  for (const endpoint of [
    workLoadingRateEndpoints.listWorkLoadingRates,
    workLoadingRateEndpoints.getWorkLoadingRate,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};
