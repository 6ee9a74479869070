import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { type Inspection, inspectionListEndpoints } from '../../contract/index.ts';
import { inspectionQuery } from './inspection-query.ts';

/** Shows the inspection that the server returned at once; lists are read again. */
export const takeInspection = (client: QueryClient, inspection: Inspection): void => {
  client.setQueryData(inspectionQuery(inspection.id).queryKey, inspection);
  void client.invalidateQueries({ queryKey: queryKeyOf(inspectionListEndpoints.listInspections) });
};
