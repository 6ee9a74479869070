import { endpointPage, endpointQuery } from '#platform/web/api/index';
import { supplyEndpoints, supplyRequestEndpoints } from '../contract/index.ts';

export const suppliesQuery = (jobId: number) => ({
  ...endpointQuery(supplyEndpoints.listJobSupplies, { params: { id: jobId } }),
  meta: { quiet: true },
});

/** The latest requests of a site. */
export const requestsQuery = (jobId: number, shown: number) => ({
  ...endpointPage(supplyRequestEndpoints.listSupplyRequests, {
    params: { id: jobId },
    query: { per_page: shown },
  }),
  meta: { quiet: true },
});
