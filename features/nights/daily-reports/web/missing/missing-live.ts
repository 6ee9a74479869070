import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import { missingEndpoints, tonightEndpoints } from '../../contract/index.ts';

const refresh = (client: QueryClient, endpoints: readonly Parameters<typeof queryKeyOf>[0][]): void => {
  for (const endpoint of endpoints) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

const lists = [missingEndpoints.listMissingWork, missingEndpoints.getMissingSummary] as const;

/** Reads the lists again after something was reminded, excused or handed in. */
export const refreshMissing = (client: QueryClient): void => refresh(client, lists);

/** Milliseconds. The wall is read again at most this often, because at night somebody checks a door every second. */
const pause = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

export const missingLive = {
  'missing-work': (client) => refresh(client, [...lists, tonightEndpoints.getTonight]),
  'daily-report': (client) => {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      refresh(client, [...lists, tonightEndpoints.getTonight]);
    }, pause);
  },
  'action-log': refreshMissing,
} satisfies LiveEntities;
