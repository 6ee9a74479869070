import { jobAssignmentEndpoints } from '#features/assignments/contract';
import { endpointQuery } from '#platform/web/api/index';

/** People with a duty at the site, also for work without a connection. */
export const siteDutiesQuery = (jobId: number) => ({
  ...endpointQuery(jobAssignmentEndpoints.listJobAssignments, { params: { id: jobId } }),
  staleTime: 5 * 60_000,
  meta: { quiet: true },
});
