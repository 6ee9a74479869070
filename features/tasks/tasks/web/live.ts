import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { taskDashboardEndpoints, taskEndpoints } from '../contract/index.ts';
import { taskQuery } from './task/queries.ts';

const { getJobWork } = taskDashboardEndpoints;
const { getSeries, getTask, listSeries, listTasks } = taskEndpoints;

/** A change may add tasks to lists or remove them. Open pages show one task, or its series. */
export const refreshTasks: LiveEntity = (client, ids) => {
  for (const endpoint of [listTasks, listSeries, getSeries, getJobWork])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  for (const id of ids) void client.invalidateQueries({ queryKey: taskQuery(id).queryKey });
};

/** A changed series may have changed any of its tasks. */
const refreshSeries: LiveEntity = (client) => {
  for (const endpoint of [listTasks, listSeries, getSeries, getTask])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { task: refreshTasks, 'task-series': refreshSeries };
