import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { type ClientRecord, clientEndpoints, contactEndpoints } from '../contract/index.ts';

export const clientQuery = (id: number, deleted = false) => ({
  ...endpointQuery(clientEndpoints.getClient, { params: { id }, ...(deleted ? { query: { deleted } } : {}) }),
  meta: { quiet: true },
});

export const contactsQuery = (id: number) => ({
  ...endpointQuery(contactEndpoints.listClientContacts, { params: { id } }),
  meta: { quiet: true },
});

/** All active clients, for pick-lists. */
export const pickQuery = endpointQuery(clientEndpoints.listClients, { query: { per_page: 0, sort: 'name' } });

const lists = [clientEndpoints.listClients, clientEndpoints.listInactiveClients];

export const refreshLists = (client: QueryClient): void => {
  for (const endpoint of lists) void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** Shows the client that the server returned at once; lists are read again. */
export const cacheClient = (client: QueryClient, record: ClientRecord): void => {
  client.setQueryData(clientQuery(record.id).queryKey, record);
  refreshLists(client);
};
