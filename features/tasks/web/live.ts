import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntity } from '#platform/web/feature/index';
import { taskEndpoints } from '../contract/index.ts';
import { taskQuery } from './task/queries.ts';

const { getSeries, getTask, listSeries, listTasks } = taskEndpoints;

/** Lists may gain or lose any task; open pages show one, or the series it is of. */
export const readTasksAgain: LiveEntity = (client, ids) => {
  for (const endpoint of [listTasks, listSeries, getSeries])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  for (const id of ids) void client.invalidateQueries({ queryKey: taskQuery(id).queryKey });
};

/** With its series any task may have changed. */
export const readSeriesAgain: LiveEntity = (client) => {
  for (const endpoint of [listTasks, listSeries, getSeries, getTask])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};
