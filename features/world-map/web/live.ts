import type { QueryClient } from '@tanstack/react-query';
import { buildingEndpoints } from '#features/buildings/contract';
import { jobEndpoints } from '#features/jobs/contract';
import { taskDashboardEndpoints } from '#features/tasks/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** Milliseconds in which the changes of many people are read together: the counts of all sites are one call. */
const gather = 5000;

const waiting = new WeakSet<QueryClient>();

const countAgain: LiveEntity = (client) => {
  if (waiting.has(client)) return;
  waiting.add(client);
  setTimeout(() => {
    waiting.delete(client);
    void client.invalidateQueries({ queryKey: queryKeyOf(taskDashboardEndpoints.listSiteWork) });
  }, gather);
};

const placeAgain: LiveEntity = (client) => {
  for (const endpoint of [jobEndpoints.listJobs, jobEndpoints.getJob, buildingEndpoints.getBuilding])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { task: countAgain, building: placeAgain };
