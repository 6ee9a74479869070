import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { photoEndpoints } from '../contract/index.ts';

/** Any of these may have got a photo, or lost one. */
const readPhotosAgain: LiveEntity = (client) =>
  void client.invalidateQueries({ queryKey: queryKeyOf(photoEndpoints.listJobPhotos) });

export const live: LiveEntities = {
  task: readPhotosAgain,
  building: readPhotosAgain,
  job: readPhotosAgain,
  'job-document': readPhotosAgain,
};
