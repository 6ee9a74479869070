import type { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import { type EndpointPage, endpointPage } from '../api/endpoint-query.ts';
import type { AnySearch, List, ListEndpoint } from './list.ts';

/** The call for the rows that an address shows: of the list itself, and of what brings them ahead. */
export const listPage = <E extends ListEndpoint, Z extends z.ZodObject>(
  list: List<E, Z>,
  state: z.output<Z>,
): EndpointPage<AnswerOf<E>> => {
  const { page, per_page } = state as unknown as AnySearch;
  return endpointPage(list.endpoint, {
    query: { ...list.queryOf(state), ...list.include, page, per_page },
  } as never) as unknown as EndpointPage<AnswerOf<E>>;
};
