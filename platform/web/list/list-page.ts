import type { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import { reachLimit } from '#platform/contract/pagination';
import { type EndpointPage, endpointPage } from '../api/endpoint-query.ts';
import type { AnySearch, List, ListEndpoint } from './list.ts';

/** The query for the rows that an address shows. The list uses it, and so does the code that brings its rows ahead. */
export const listPage = <E extends ListEndpoint, Z extends z.ZodObject>(
  list: List<E, Z>,
  state: z.output<Z>,
  params?: object,
): EndpointPage<AnswerOf<E>> => {
  const { page: asked, per_page } = state as unknown as AnySearch;
  // An address may name a page that no list has.
  const page = Math.min(asked, Math.floor(reachLimit / per_page));
  return endpointPage(list.endpoint, {
    ...(params && { params }),
    query: { ...list.queryOf(state), ...list.include, page, per_page },
  } as never) as unknown as EndpointPage<AnswerOf<E>>;
};
