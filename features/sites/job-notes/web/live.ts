import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import { jobNoteEndpoints } from '../contract/index.ts';

export const live: LiveEntities = {
  job: (client) => void client.invalidateQueries({ queryKey: queryKeyOf(jobNoteEndpoints.listJobNotes) }),
};
