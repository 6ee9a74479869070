import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { vendorEndpoints } from '../contract/index.ts';

/** A change may add any of them to the list or remove it; an open page shows one of them. */
export const refreshVendors: LiveEntity = (client) => {
  for (const endpoint of [vendorEndpoints.listVendors, vendorEndpoints.getVendor])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { vendor: refreshVendors };
