import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { inspectionListEndpoints } from '../contract/index.ts';
import { inspectionQuery } from './report/inspection-query.ts';

/** A change may add inspections to lists or remove them. */
export const refreshInspections: LiveEntity = (client, ids) => {
  void client.invalidateQueries({ queryKey: queryKeyOf(inspectionListEndpoints.listInspections) });
  for (const id of ids) void client.invalidateQueries({ queryKey: inspectionQuery(id).queryKey });
};

export const live: LiveEntities = { inspection: refreshInspections };
