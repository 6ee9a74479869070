import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { inspectionEndpoints } from '../contract/index.ts';
import { refreshLists } from './cache-inspection.ts';

/** Milliseconds. Whoever walks an inspection changes it every few seconds, and has what was answered already: the whole is
 * read again at most this often. */
const pause = 8000;

let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const refresh = (client: QueryClient): void => {
  timer = undefined;
  last = Date.now();
  // Open pages name an inspection by its id or by the key of the device.
  void client.invalidateQueries({ queryKey: queryKeyOf(inspectionEndpoints.getInspection) });
  refreshLists(client);
};

const refreshInspections: LiveEntity = (client) => {
  if (timer === undefined) {
    timer = setTimeout(() => refresh(client), Math.max(0, last + pause - Date.now()));
  }
};

export const live: LiveEntities = { inspection: refreshInspections };
