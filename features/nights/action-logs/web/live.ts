import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { actionLogEndpoints, roundEndpoints } from '../contract/index.ts';
import { refreshLists } from './cache-log.ts';

const refreshLogs: LiveEntity = (client) => {
  // Open pages name a log by its id or by the key of the device.
  void client.invalidateQueries({ queryKey: queryKeyOf(actionLogEndpoints.getActionLog) });
  refreshLists(client);
};

const refreshRounds: LiveEntity = (client) => {
  for (const endpoint of [roundEndpoints.listRounds, actionLogEndpoints.getActionLog])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { 'action-log': refreshLogs, 'action-log-round': refreshRounds };
