import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { type PersonRecord, peopleEndpoints } from '../contract/index.ts';

export const personQuery = (id: number) => ({
  ...endpointQuery(peopleEndpoints.getPerson, { params: { id } }),
  meta: { quiet: true },
});

export const rolesQuery = endpointQuery(peopleEndpoints.listOfferedRoles);

export const refreshList = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKeyOf(peopleEndpoints.listPeople) });

/** Shows the person that the server returned at once; the list is read again. */
export const cachePerson = (client: QueryClient, record: PersonRecord): void => {
  client.setQueryData(personQuery(record.id).queryKey, record);
  refreshList(client);
};
