import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { photoEndpoints } from '../contract/index.ts';
import { listJobPhotos } from './list-job-photos.ts';

export const feature = defineServerFeature({
  name: 'photos',
  endpoints: photoEndpoints,
  handlers: (gather) => {
    const sources = gather('photoSources');
    return { listJobPhotos: (call) => listJobPhotos(call, sources) };
  },
});
