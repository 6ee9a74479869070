import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { type ActionLog, actionLogEndpoints, actionLogListEndpoints } from '../contract/index.ts';

const aShift = 12 * 3_600_000;

/** By the id, or by the key that the device gave it. Kept for a shift: there may be no network to read it again. */
export const logQuery = (ref: number | string) => ({
  ...endpointQuery(actionLogEndpoints.getActionLog, { query: { id: ref } }),
  gcTime: aShift,
  meta: { quiet: true },
});

/** A change may add logs to lists or remove them. */
export const refreshLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(actionLogListEndpoints.listActionLogs) });

/** Shows the log that the server returned, under every name it has on this device; lists are read again. */
export const cacheLog = (client: QueryClient, log: ActionLog): void => {
  for (const name of [log.id, ...log.keys]) {
    const { queryKey } = logQuery(name);
    // A response that is still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, log);
  }
  refreshLists(client);
};

/** Reads the log again, under its id and all its keys. */
export const refreshLog = (client: QueryClient, { id, keys }: Pick<ActionLog, 'id' | 'keys'>): void => {
  for (const ref of [id, ...keys]) void client.invalidateQueries({ queryKey: logQuery(ref).queryKey });
};
