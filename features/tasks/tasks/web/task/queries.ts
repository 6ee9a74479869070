import { endpointQuery } from '#platform/web/api/index';
import { taskEndpoints } from '../../contract/index.ts';

/** How many tasks of special projects are planned for tonight; see the quick view of the list. */
export const projectsTonightQuery = {
  ...endpointQuery(taskEndpoints.listTasks, { query: { projects_tonight: true, total: 'exact' } }),
  meta: { quiet: true },
};

export const taskQuery = (id: number) => ({
  ...endpointQuery(taskEndpoints.getTask, { params: { id } }),
  meta: { quiet: true },
});
