import { endpointQuery } from '#platform/web/api/index';
import { scheduleEndpoints } from '../../contract/index.ts';

export const scheduleQuery = (jobId: number) => ({
  ...endpointQuery(scheduleEndpoints.getJobSchedules, { params: { id: jobId } }),
  meta: { quiet: true },
});
