import { endpointQuery } from '#platform/web/api/index';
import { inspectionEndpoints } from '../../contract/index.ts';

export const inspectionQuery = (id: number) => ({
  ...endpointQuery(inspectionEndpoints.getInspection, { params: { id } }),
  meta: { quiet: true },
});
