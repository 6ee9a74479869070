import { endpointQuery } from '#platform/web/api/index';
import { bellEndpoints } from '../../contract/bell-endpoints.ts';

/** Asked for again each minute and when the window is looked at again. */
export const unreadQuery = {
  ...endpointQuery(bellEndpoints.listNotifications, { query: { unread: true, limit: 1 } }),
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  staleTime: 10_000,
};
