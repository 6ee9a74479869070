import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { documentListEndpoints, jobDocumentEndpoints } from '../contract/index.ts';

/** A document may enter or leave any list, and changes the counts. */
export const refreshDocuments: LiveEntity = (client) => {
  for (const endpoint of [
    jobDocumentEndpoints.listJobFiles,
    documentListEndpoints.listJobDocuments,
    documentListEndpoints.countJobDocuments,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { 'job-document': refreshDocuments };
