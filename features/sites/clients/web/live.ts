import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities } from '#platform/web/feature/index';
import { clientEndpoints } from '../contract/index.ts';
import { contactsQuery, refreshLists } from './queries.ts';

export const live: LiveEntities = {
  client: (client, ids) => {
    refreshLists(client);
    void client.invalidateQueries({ queryKey: queryKeyOf(clientEndpoints.getClient) });
    for (const id of ids) void client.invalidateQueries({ queryKey: contactsQuery(id).queryKey });
  },
};
