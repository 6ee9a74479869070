import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { type ActionLog, actionLogListEndpoints } from '../contract/index.ts';
import { logQuery } from './log-query.ts';

/** A change may add logs to lists or remove them. */
export const readListsAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(actionLogListEndpoints.listActionLogs) });

/** Shows the log that the server returned, under every name it has on this device; lists are read again. */
export const cacheLog = (client: QueryClient, log: ActionLog): void => {
  for (const name of [log.id, ...log.keys]) {
    const { queryKey } = logQuery(name);
    // A response that is still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, log);
  }
  readListsAgain(client);
};

/** Reads the log again, under its id and all its keys. */
export const readLogAgain = (client: QueryClient, { id, keys }: Pick<ActionLog, 'id' | 'keys'>): void => {
  for (const ref of [id, ...keys]) void client.invalidateQueries({ queryKey: logQuery(ref).queryKey });
};
