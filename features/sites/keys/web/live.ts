import { jobEndpoints } from '#features/sites/jobs/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { keyEndpoints, keyListEndpoints } from '../contract/index.ts';

/** Reads all lists and counts again, because a changed key may enter or leave any list. */
export const refreshKeys: LiveEntity = (client) => {
  for (const endpoint of [
    keyEndpoints.listJobKeys,
    keyEndpoints.listOwnKeys,
    keyEndpoints.getKey,
    keyListEndpoints.listKeys,
    // The Job Card shows warnings about keys.
    jobEndpoints.getJob,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { key: refreshKeys, 'held-keys': refreshKeys };
