import { endpointQuery } from '#platform/web/api/index';
import { taskEndpoints } from '../../contract/index.ts';

export const taskQuery = (id: number) => ({
  ...endpointQuery(taskEndpoints.getTask, { params: { id } }),
  meta: { quiet: true },
});
