import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { siteScoreEndpoints } from '../../contract/index.ts';

/** Scores of a job over time, and when its next inspection is due. */
export const useJobInspections = (jobId: number) =>
  useSettledQuery(endpointQuery(siteScoreEndpoints.getJobInspections, { params: { id: jobId } }));
