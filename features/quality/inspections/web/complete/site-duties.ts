import { jobAssignmentEndpoints } from '#features/sites/assignments/contract';
import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';

/** People with a duty at the site, also for work without a connection. */
export const siteDutiesQuery = (jobId: number) => ({
  ...endpointQuery(jobAssignmentEndpoints.listJobAssignments, { params: { id: jobId } }),
  staleTime: choicesStaleTime,
  meta: { quiet: true },
});
