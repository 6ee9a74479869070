import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { bellEndpoints } from '../../contract/bell-endpoints.ts';

/** Asked for again when the window is looked at again; the bell tells when to ask besides. */
export const unreadQuery = {
  ...endpointQuery(bellEndpoints.listNotifications, { query: { unread: true, limit: 1 } }),
  refetchOnWindowFocus: true,
  staleTime: 10_000,
};

/** Milliseconds between questions of a page that is not told of changes. */
export const askAgain = 60_000;

/** It rang, or was read elsewhere. */
export const readBellAgain = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(bellEndpoints.listNotifications) });
