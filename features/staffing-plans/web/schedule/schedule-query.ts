import { scheduleEndpoints } from '#features/staffing-plans/contract';
import { endpointQuery } from '#platform/web/api/index';

export const scheduleQuery = (jobId: number) => ({
  ...endpointQuery(scheduleEndpoints.getJobSchedules, { params: { id: jobId } }),
  meta: { quiet: true },
});
