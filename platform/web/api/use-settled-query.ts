import { hashKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { EndpointQuery } from './endpoint-query.ts';

const waits = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** Ends with the first answer or failure, and never fails itself. */
const firstAnswer = <A>(client: QueryClient, query: EndpointQuery<A>): Promise<unknown> => {
  const known = waits.get(client) ?? new Map<string, Promise<unknown>>();
  waits.set(client, known);
  const key = hashKey(query.queryKey);
  const end = () => known.delete(key);
  const wait = known.get(key) ?? client.fetchQuery(query).then(end, end);
  known.set(key, wait);
  return wait;
};

/** Read on every render: React goes on in the middle of a component that waited, and takes hooks behind a `use` that is
 * missing then for those of an earlier render. The status spares it the moment that a promise takes. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** `useQuery` for parts that appear together: it suspends until the first answer or failure, because parts that appear one
 * by one move what is below them. */
export const useSettledQuery = <A>(query: EndpointQuery<A>) => {
  const client = useQueryClient();
  const state = useQuery(query);
  use(state.isPending ? firstAnswer(client, query) : settled);
  return state;
};
