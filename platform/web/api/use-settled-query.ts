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

/** Passed to `use` when there is nothing to wait for, because here `use` must be called in every render: React resumes a
 * component that waited in its middle, and without this call it would mix up the hooks that follow. The status lets `use`
 * return at once. */
const settled = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** `useQuery` for parts that appear together: it suspends until the first answer or failure, because parts that appear one
 * by one move what is below them. */
export const useSettledQuery = <A>(query: EndpointQuery<A>) => {
  const client = useQueryClient();
  const state = useQuery(query);
  use(state.isPending ? firstAnswer(client, query) : settled);
  return state;
};
