import { endpointQuery } from '#platform/web/api/index';
import { roundEndpoints } from '../../contract/index.ts';

export const roundsQuery = (jobId: number) =>
  endpointQuery(roundEndpoints.listRounds, { query: { job_id: jobId } });
