import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { bellEndpoints } from '../../contract/bell-endpoints.ts';

/** Read again when the window gets the focus, and when the bell rings. */
export const unreadQuery = {
  ...endpointQuery(bellEndpoints.listNotifications, { query: { unread: true, limit: 1 } }),
  refetchOnWindowFocus: true,
  staleTime: 10_000,
};

/** Milliseconds between calls while the page has no live connection. */
export const askAgain = 60_000;

/** Call after the bell rang, or after notifications were read elsewhere. */
export const refreshBell = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(bellEndpoints.listNotifications) });
