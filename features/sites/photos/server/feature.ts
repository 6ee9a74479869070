import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/first-words';
import { photoEndpoints } from '../contract/index.ts';
import { listJobPhotos } from './list-job-photos.ts';

export const feature = defineServerFeature({
  name: 'photos',
  endpoints: photoEndpoints,
  firstWords: {
    '/job/$jobId?tab=photos': wordsOfRecord(
      photoEndpoints.listJobPhotos,
      ({ photos }) => ({ lines: [...new Set(photos.map(({ source }) => source.name))] }),
      { limit: 20 },
    ),
  },
  handlers: (gather) => {
    const sources = gather('photoSources');
    return { listJobPhotos: (call) => listJobPhotos(call, sources) };
  },
});
