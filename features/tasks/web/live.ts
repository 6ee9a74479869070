import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntity } from '#platform/web/feature/index';
import { taskEndpoints } from '../contract/index.ts';
import { taskQuery } from './queries.ts';

/** Lists may gain or lose any task; open pages show one. */
export const readTasksAgain: LiveEntity = (client, ids) => {
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
  for (const id of ids) void client.invalidateQueries({ queryKey: taskQuery(id).queryKey });
};
