import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { inspectionEndpoints } from '../contract/index.ts';

/** Open pages name an inspection by its id or by the key of the device. */
const readInspectionsAgain: LiveEntity = (client) => {
  void client.invalidateQueries({ queryKey: queryKeyOf(inspectionEndpoints.getInspection) });
};

export const live: LiveEntities = { inspection: readInspectionsAgain };
