import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import { reportEndpoints } from '../contract/index.ts';
import { refreshLists } from './cache-report.ts';
import { missingLive } from './missing/missing-live.ts';

/** Milliseconds. A crew that checks doors changes a report every few seconds: it is read again at most this often. */
const pause = 8000;

let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const refresh = (client: QueryClient): void => {
  timer = undefined;
  last = Date.now();
  // Open pages name a report by its id or by the key of a device.
  void client.invalidateQueries({ queryKey: queryKeyOf(reportEndpoints.getDailyReport) });
  refreshLists(client);
};

export const live: LiveEntities = {
  ...missingLive,
  'daily-report': (client) => {
    missingLive['daily-report'](client);
    if (timer === undefined) {
      timer = setTimeout(() => refresh(client), Math.max(0, last + pause - Date.now()));
    }
  },
};
