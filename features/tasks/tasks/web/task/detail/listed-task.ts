import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { type TaskRow, taskEndpoints } from '../../../contract/index.ts';

/** The task as one of the lists that were read knows it. */
export const listedTask = (client: QueryClient, id: number): TaskRow | undefined => {
  for (const [, page] of client.getQueriesData<{ rows: TaskRow[] }>({
    queryKey: queryKeyOf(taskEndpoints.listTasks),
  })) {
    const row = page?.rows.find((one) => one.id === id);
    if (row) return row;
  }
  return undefined;
};
