import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskQuery } from '../queries.ts';

/** Shows the task that the server returned at once; lists are read again. */
export const cacheTask = (client: QueryClient, task: Task): void => {
  client.setQueryData(taskQuery(task.id).queryKey, task);
  void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
};

export const refreshTask = (client: QueryClient, id: number): void => {
  void client.invalidateQueries({ queryKey: taskQuery(id).queryKey });
};
