import { jobEndpoints } from '#features/jobs/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { keyEndpoints, keyListEndpoints } from '../contract/index.ts';

/** A key may enter or leave any list, and changes the counts. */
export const readKeysAgain: LiveEntity = (client) => {
  for (const endpoint of [
    keyEndpoints.listJobKeys,
    keyEndpoints.listOwnKeys,
    keyEndpoints.getKey,
    keyListEndpoints.listKeys,
    // The Job Card warns of lost ones.
    jobEndpoints.getJob,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { key: readKeysAgain, 'held-keys': readKeysAgain };
