import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { actionLogEndpoints, roundEndpoints } from '../contract/index.ts';
import { readListsAgain } from './cache-log.ts';

const readLogsAgain: LiveEntity = (client) => {
  // Open pages name a log by its id or by the key of the device.
  void client.invalidateQueries({ queryKey: queryKeyOf(actionLogEndpoints.getActionLog) });
  readListsAgain(client);
};

const readRoundsAgain: LiveEntity = (client) => {
  for (const endpoint of [roundEndpoints.listRounds, actionLogEndpoints.getActionLog])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

export const live: LiveEntities = { 'action-log': readLogsAgain, 'action-log-round': readRoundsAgain };
