import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Whether this query has an answer in memory, however old it is. */
export const isRead = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean =>
  client.getQueryData(queryKey) !== undefined;
