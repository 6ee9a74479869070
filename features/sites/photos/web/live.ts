import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { photoEndpoints } from '../contract/index.ts';

/** Changes of these entities may add or remove photos. */
const readPhotosAgain: LiveEntity = (client) =>
  void client.invalidateQueries({ queryKey: queryKeyOf(photoEndpoints.listJobPhotos) });

export const live: LiveEntities = {
  task: readPhotosAgain,
  building: readPhotosAgain,
  job: readPhotosAgain,
  'job-document': readPhotosAgain,
};
