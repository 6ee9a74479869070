import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { supplyEndpoints, supplyListEndpoints, supplyRequestEndpoints } from '../contract/index.ts';

export const refreshSupplies: LiveEntity = (client) => {
  for (const endpoint of [
    supplyEndpoints.listJobSupplies,
    supplyRequestEndpoints.listSupplyRequests,
    supplyListEndpoints.listSupplies,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** A change of a task may change the status of its request. */
export const live: LiveEntities = {
  supply: refreshSupplies,
  'supply-request': refreshSupplies,
  task: refreshSupplies,
};
