import type { QueryClient } from '@tanstack/react-query';
import { lastNightEndpoints } from '#features/nights/daily-reports/contract';
import { siteScoreEndpoints } from '#features/quality/inspections/contract';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { taskDashboardEndpoints } from '#features/tasks/tasks/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** Milliseconds. Changes of many people in this time cause only one call, because one call reads the counts of all sites. */
const gather = 5000;

const readTogether = (endpoint: Parameters<typeof queryKeyOf>[0]): LiveEntity => {
  const waiting = new WeakSet<QueryClient>();
  return (client) => {
    if (waiting.has(client)) return;
    waiting.add(client);
    setTimeout(() => {
      waiting.delete(client);
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
    }, gather);
  };
};

const countAgain = readTogether(taskDashboardEndpoints.listSiteWork);
const scoreAgain = readTogether(siteScoreEndpoints.listSiteScores);

const nightAgain = readTogether(lastNightEndpoints.listLastNight);

const placeAgain: LiveEntity = (client) => {
  for (const endpoint of [jobEndpoints.listJobs, jobEndpoints.getJob, buildingEndpoints.getBuilding])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = {
  task: countAgain,
  inspection: scoreAgain,
  'daily-report': nightAgain,
  building: placeAgain,
};
