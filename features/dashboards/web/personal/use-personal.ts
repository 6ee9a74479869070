import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { dashboardEndpoints } from '../../contract/index.ts';

const personalQuery = endpointQuery(dashboardEndpoints.getPersonalDashboard);

const waits = new WeakMap<QueryClient, Promise<unknown>>();

/** Ends with the first answer or failure, and never fails itself. */
const firstAnswer = (client: QueryClient): Promise<unknown> => {
  const known = waits.get(client);
  if (known) return known;
  const wait = client.fetchQuery(personalQuery).then(
    () => waits.delete(client),
    () => waits.delete(client),
  );
  waits.set(client, wait);
  return wait;
};

/** One answer for all tiles of the start page. They suspend until it is there: a page that shows them one by one would move
 * what is below. */
export const usePersonal = () => {
  const client = useQueryClient();
  const query = useQuery(personalQuery);
  if (query.isPending) use(firstAnswer(client));
  return query;
};
