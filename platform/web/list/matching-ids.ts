import type { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { call } from '../api/call.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { text } from '../i18n/use-text.ts';
import type { List, ListEndpoint } from './list.ts';

/** Maximum number of rows that one step changes. */
export const maxMatching = 5_000;

const perPage = 100;
const readings = 3;

/** Ids of all rows that match the filters. When a row leaves the list meanwhile, others move to pages that were already read,
 * so all pages are read again. `seen` is the number that the person was shown: the server refuses when others match now. */
export const matchingIds = async <E extends ListEndpoint, Z extends z.ZodObject>(
  list: List<E, Z>,
  search: z.output<Z>,
  { seen, params }: { seen?: number | undefined; params?: object | undefined } = {},
): Promise<number[]> => {
  const read = async (extra: object): Promise<PageOf<{ id: number }>> => {
    const input = { ...(params && { params }), query: { ...list.queryOf(search), ...extra } };
    return (await call(list.endpoint, input as never)) as AnswerOf<E> & PageOf<{ id: number }>;
  };
  const ids = new Set<number>();
  for (let reading = 0; reading < readings; reading += 1) {
    const { total } = await read({ total: 'exact', ...(seen !== undefined && { seen }) });
    if (total > maxMatching) {
      const figures = { now: formatNumber(total), max: formatNumber(maxMatching) };
      throw new Error(text('platform:bulk.tooMany', figures));
    }
    ids.clear();
    for (let page = 1; page <= Math.ceil(total / perPage); page += 1) {
      const { rows } = await read({ page, per_page: perPage });
      for (const { id } of rows) ids.add(id);
    }
    if (ids.size === total) break;
  }
  return [...ids];
};
